import { useQuery } from '@tanstack/react-query';
import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { FAMILIES, FIRST_FAMILIES } from '#contract/recipe/catalogue.ts';
import { persistLists } from '#domain/persisted-lists.ts';
import { cuisinesQuery } from '#domain/recipe/queries.ts';
import { toCloth } from '#knowledge/cloths.ts';
import { queryClient } from '#platform/network/query-client.ts';
import * as homeTexts from '#texts/home.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { ChipButton } from '#ui/button/chip-button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import cloths from '../../ui/theme/cloth.module.css';
import text from '../../ui/theme/text.module.css';
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
    <ChoiceGroup id={id} label={homeTexts.cuisine} aside={homeTexts.isRequired}>
      <div className={styles.chips}>
        {FIRST_FAMILIES.map(({ name }) => toChip(name))}
        {names.data && (
          <ChipButton
            aria-expanded={isUnfolded}
            aria-controls={list}
            onClick={() => setUnfolded(!isUnfolded)}
            className={styles.cuisine}
          >
            {homeTexts.countries}
            <span aria-hidden className={isUnfolded ? styles.up : undefined}>
              <ChevronDown size={18} />
            </span>
          </ChipButton>
        )}
      </div>
      <div id={list} className={styles.cuisines}>
        {isUnfolded ? (
          toGroups(names.data?.value ?? []).map(({ family, cuisines }) => (
            <div key={family}>
              <h4 className={joinClasses(text.small, styles.family)}>{family}</h4>
              <div className={styles.chips}>{cuisines.map(toChip)}</div>
            </div>
          ))
        ) : (
          <div className={styles.chosen}>
            {names.data?.value.filter((name) => name === chosen).map(toChip)}
          </div>
        )}
      </div>
      {names.isError && !names.data && (
        <p role="status" className={joinClasses(text.small, styles.failure)}>
          {recipeTexts.failedCuisines}
        </p>
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
  return [...groups, { family: homeTexts.otherCuisines, cuisines: others }].filter(
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
        <Check size={18} />
      ) : (
        <span aria-hidden className={joinClasses(cloths[toCloth(name)], styles.dot)} />
      )}
      <span>{name}</span>
    </ChipButton>
  );
}
