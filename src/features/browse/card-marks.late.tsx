import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIsDownloaded } from '../../data/downloaded.ts';
import { type MarkedDish, useIsMarked, useIsWaiting } from '../../data/marks.ts';
import { HeartButton, HereBadge } from '../../parts/mark-buttons.tsx';
import { useHeart } from '../../parts/use-heart.tsx';
import { WaitingBadge } from '../../parts/waiting-badge.tsx';

/** The heart over a card's picture, and the badge of what opens with no network. Neither is part of the card's link. */
export default function CardMarks({ recipe }: { recipe: MarkedDish }): ReactNode {
  const { heart, sheet } = useHeart(recipe);
  const isHere = useIsDownloaded(recipe._id, useIsMarked('saved', recipe));
  const isWaiting = useIsWaiting(recipe);
  return (
    <>
      <chakra.span
        position="absolute"
        top="3"
        left="3"
        display="grid"
        gap="1.5"
        justifyItems="start"
        pointerEvents="none"
      >
        {isHere && <HereBadge />}
        {isWaiting && <WaitingBadge />}
      </chakra.span>
      <chakra.span position="absolute" top="3" right="3">
        <HeartButton {...heart} />
      </chakra.span>
      {sheet}
    </>
  );
}
