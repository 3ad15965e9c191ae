import { chakra } from '@chakra-ui/react';
import * as pageTexts from '#texts/notification-page.ts';
import { SkeletonBar } from '#ui/button/chip.tsx';

export const Card = chakra('div', {
  base: { overflow: 'hidden', borderRadius: 'card', bg: 'paper', boxShadow: 's1' },
});

export function ListSkeleton() {
  return (
    <Card role="status" aria-label={pageTexts.loading}>
      {[1, 2, 3, 4].map((row) => (
        <chakra.div key={row} aria-hidden display="flex" alignItems="center" gap="3" px="4" py="3">
          <chakra.span boxSize="11" flexShrink="0" borderRadius="full" bg="sunk" />
          <SkeletonBar w="70%" h="1.4em" />
        </chakra.div>
      ))}
    </Card>
  );
}
