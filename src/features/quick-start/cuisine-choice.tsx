import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { FAMILIES } from '../../../contract/catalogue.ts';
import { texts } from '../../../contract/texts.ts';
import { toCloth } from '../../data/cloths.ts';
import { keepLists } from '../../data/kept-lists.ts';
import { queryClient } from '../../data/query-client.ts';
import { cuisinesQuery } from '../../data/recipes.ts';
import { ChipButton } from '../../ui/chip.tsx';
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
  const families = FAMILIES.map(({ name }) => name);
  return (
    <ChoiceGroup id={id} label="Cuisine" aside="(needed)">
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {[...families, ...(names.data?.value ?? [])].map((name) => {
          const isChosen = name === chosen;
          return (
            <ChipButton
              key={name}
              aria-pressed={isChosen}
              onClick={() => choose(isChosen ? undefined : name)}
            >
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
        })}
      </chakra.div>
      {names.isError && !names.data && (
        <chakra.p role="status" mt="3" textStyle="small" color="chilli">
          {texts.failedCuisines}
        </chakra.p>
      )}
    </ChoiceGroup>
  );
}
