import { chakra } from '@chakra-ui/react';
import * as storageTexts from '../../../texts/en/storage.ts';
import type { Kept } from './holdings.ts';

/** Three numbers side by side, as on the profile. */
export function KeptCounts({ holdings }: { holdings: NonNullable<Kept['holdings']> }) {
  const counts = [
    [storageTexts.recipes, holdings.recipes.count],
    [storageTexts.pictures, holdings.pictures.count],
    [storageTexts.onTheStove, holdings.cooking],
  ] as const;
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="repeat(3, minmax(0, 1fr))"
      bg="paper"
      borderRadius="card"
      boxShadow="s1"
    >
      {counts.map(([name, count]) => (
        <chakra.div
          key={name}
          display="flex"
          flexDirection="column-reverse"
          alignItems="center"
          px="2"
          py="4"
          textAlign="center"
          css={{ '& + &': { borderLeft: '1px solid {colors.line}' } }}
        >
          <chakra.dt textStyle="small" color="ink.muted">
            {name}
          </chakra.dt>
          <chakra.dd m="0" textStyle="h2">
            {count}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
