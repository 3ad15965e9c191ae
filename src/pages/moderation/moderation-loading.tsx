import { chakra } from '@chakra-ui/react';
import * as moderationTexts from '#texts/moderation.ts';
import { SkeletonBar } from '#ui/button/chip.tsx';

export const Card = chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    p: '5',
    borderRadius: 'card',
    bg: 'paper',
    boxShadow: 's1',
    overflowWrap: 'anywhere',
  },
});

export function Loading() {
  return (
    <chakra.div role="status" aria-label={moderationTexts.loading} display="grid" gap="4">
      {[1, 2, 3].map((row) => (
        <Card as="div" key={row} aria-hidden>
          <SkeletonBar w="40%" />
          <SkeletonBar w="90%" h="3em" />
        </Card>
      ))}
    </chakra.div>
  );
}
