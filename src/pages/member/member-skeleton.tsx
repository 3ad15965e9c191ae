import { chakra } from '@chakra-ui/react';
import * as memberTexts from '#texts/member.ts';
import { SkeletonBar } from '#ui/button/chip.tsx';

export function MemberSkeleton() {
  return (
    <chakra.div role="status" aria-label={memberTexts.loadingProfile} display="grid" gap="4">
      <chakra.h1 srOnly>{memberTexts.loadingProfile}</chakra.h1>
      <chakra.div
        boxSize="124px"
        mt="-3.75rem"
        ml="-6px"
        borderRadius="full"
        border="6px solid {colors.bg}"
        bg="sunk"
      />
      <SkeletonBar w="min(60%, 18rem)" h="2.4rem" />
      <SkeletonBar w="min(80%, 24rem)" />
      <RowsSkeleton />
    </chakra.div>
  );
}

export function RowsSkeleton() {
  return (
    <chakra.div aria-hidden display="grid" gap="3" pt="3">
      {[1, 2, 3].map((row) => (
        <chakra.div key={row} display="flex" alignItems="center" gap="3">
          <chakra.span boxSize="12" flexShrink="0" borderRadius="full" bg="sunk" />
          <SkeletonBar w="min(50%, 14rem)" />
        </chakra.div>
      ))}
    </chakra.div>
  );
}
