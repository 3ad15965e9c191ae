import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { FAMILIES, FIRST_FAMILIES } from '#contract/recipe/catalogue.ts';
import { persistLists } from '#domain/persisted-lists.ts';
import { cuisinesQuery } from '#domain/recipe/queries.ts';
import { toCloth } from '#knowledge/cloths.ts';
import { queryClient } from '#platform/network/query-client.ts';
import * as quickStartTexts from '#texts/quick-start.ts';
import { recipeErrorTexts } from '#texts/recipe-errors.ts';
import { ChipButton } from '#ui/button/chip-button.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import styles from './cuisine-choice.module.css';

interface Props {
  id: string;
  chosen: string | undefined;
  choose: (cuisine: string | undefined) => void;
}

/**
 * The first four families, and an expandable list of cuisines. It is fetched on opening; until then the last visit's
 * list is shown.
 */
export function CuisineChoice({ id, chosen, choose }: Props) {
  useEffect(persistLists, []);
  const names = useQuery({ ...cuisinesQuery(), refetchOnMount: 'always' }, queryClient);
  const [isUnfolded, setUnfolded] = useState(false);
  const list = useId();
  const toChip = (name: string) => (
    <CuisineChip
      key={name}
      name={name}
      isChosen={name === chosen}
      choose={() => choose(name === chosen ? undefined : name)}
    />
  );
  return (
    <ChoiceGroup id={id} label={quickStartTexts.cuisine} aside={quickStartTexts.needed}>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {FIRST_FAMILIES.map(({ name }) => toChip(name))}
        {names.data && (
          <ChipButton
            aria-expanded={isUnfolded}
            aria-controls={list}
            onClick={() => setUnfolded(!isUnfolded)}
            className={styles.cuisine}
          >
            {quickStartTexts.countries}
            <chakra.span aria-hidden transform={isUnfolded ? 'rotate(180deg)' : undefined}>
              <ChevronDown size={18} />
            </chakra.span>
          </ChipButton>
        )}
      </chakra.div>
      <chakra.div id={list} display="grid" gap="2" mt="2" _empty={{ mt: '0' }}>
        {isUnfolded ? (
          toGroups(names.data?.value ?? []).map(({ family, cuisines }) => (
            <div key={family}>
              <chakra.h4 textStyle="small" color="ink.muted" mb="1.5">
                {family}
              </chakra.h4>
              <chakra.div display="flex" flexWrap="wrap" gap="2">
                {cuisines.map(toChip)}
              </chakra.div>
            </div>
          ))
        ) : (
          <chakra.div display="flex" _empty={{ display: 'none' }}>
            {names.data?.value.filter((name) => name === chosen).map(toChip)}
          </chakra.div>
        )}
      </chakra.div>
      {names.isError && !names.data && (
        <chakra.p role="status" mt="3" textStyle="small" color="chilli">
          {recipeErrorTexts.failedCuisines}
        </chakra.p>
      )}
    </ChoiceGroup>
  );
}

/** Groups the names by family; names without a family come last. */
function toGroups(names: readonly string[]): { family: string; cuisines: readonly string[] }[] {
  const ofFamilies = new Set(FAMILIES.flatMap(({ cuisines }) => cuisines));
  const groups = FAMILIES.map(({ name, cuisines }) => ({
    family: name,
    cuisines: names.filter((one) => cuisines.includes(one)),
  }));
  const others = names.filter((one) => !ofFamilies.has(one));
  return [...groups, { family: quickStartTexts.others, cuisines: others }].filter(
    ({ cuisines }) => cuisines.length > 0,
  );
}

interface ChipProps {
  name: string;
  isChosen: boolean;
  choose: () => void;
}

function CuisineChip({ name, isChosen, choose }: ChipProps) {
  return (
    <ChipButton aria-pressed={isChosen} onClick={choose}>
      {isChosen ? (
        <Check aria-hidden size={18} />
      ) : (
        <chakra.span
          aria-hidden
          boxSize="3.5"
          borderRadius="full"
          bg={`cloth.${toCloth(name)}.ground`}
        />
      )}
      <span>{name}</span>
    </ChipButton>
  );
}
