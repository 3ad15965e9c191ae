import { chakra } from '@chakra-ui/react';
import * as storageTexts from '#texts/storage.ts';
import type { StorageState } from './storage-state.ts';

export function DownloadCounts({ usage }: { usage: NonNullable<StorageState['usage']> }) {
  const counts = [
    [storageTexts.recipes, usage.recipes.count],
    [storageTexts.pictures, usage.pictures.count],
    [storageTexts.onTheStove, usage.cooking],
  ] as const;
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))"
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
