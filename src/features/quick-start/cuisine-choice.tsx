import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { FAMILIES } from '../../../contract/catalogue.ts';
import * as quickStartTexts from '../../../texts/en/quick-start.ts';
import { recipeTexts } from '../../../texts/en/recipes.ts';
import { keepLists } from '../../data/kept-lists.ts';
import { queryClient } from '../../data/query-client.ts';
import { cuisinesQuery } from '../../data/recipes.ts';
import { toCloth } from '../../knowledge/cloths.ts';
import { ChipButton } from '../../ui/chip-button.tsx';
import { ChoiceGroup } from './choice-group.tsx';

interface Props {
  id: string;
  chosen: string | undefined;
  choose: (cuisine: string | undefined) => void;
}

/** The four families, then the names, which are fetched on opening; those of the last visit stand in meanwhile. */
export function CuisineChoice({ id, chosen, choose }: Props) {
  useEffect(keepLists, []);
  const names = useQuery({ ...cuisinesQuery(), refetchOnMount: 'always' }, queryClient);
  const toChip = (name: string) => (
    <CuisineChip
      key={name}
      name={name}
      isChosen={name === chosen}
      choose={() => choose(name === chosen ? undefined : name)}
    />
  );
  return (
    <ChoiceGroup id={id} label={quickStartTexts.cuisine} aside="(needed)">
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {FAMILIES.map(({ name }) => toChip(name))}
      </chakra.div>
      {/* Two rows that go on sideways on phones, so that the time below stays in view. */}
      <chakra.div
        display={{ base: 'grid', md: 'flex' }}
        gridTemplateRows="auto auto"
        gridAutoFlow="column"
        justifyContent="start"
        flexWrap="wrap"
        gap="2"
        mt="2"
        mx={{ base: '-5', md: '0' }}
        px={{ base: '5', md: '0' }}
        py={{ base: '1', md: '0' }}
        overflowX={{ base: 'auto', md: 'visible' }}
        css={{ scrollbarWidth: 'none' }}
      >
        {names.data?.value.map(toChip)}
      </chakra.div>
      {names.isError && !names.data && (
        <chakra.p role="status" mt="3" textStyle="small" color="chilli">
          {recipeTexts.failedCuisines}
        </chakra.p>
      )}
    </ChoiceGroup>
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
      {name}
    </ChipButton>
  );
}
