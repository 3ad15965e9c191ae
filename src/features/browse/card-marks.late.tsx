import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type Marked, useIsMarked } from '../../data/keeping.ts';
import { useIsHere } from '../../data/kept-here.ts';
import { useIsWaiting } from '../../data/outbox/waiting-marks.ts';
import { useMark } from '../../data/use-mark.ts';
import { HeartButton, HereBadge } from '../../ui/mark-buttons.tsx';
import { showNotice } from '../../ui/notice/notices.ts';
import { WaitingBadge } from '../../ui/waiting-badge.tsx';

/** The heart over a card's picture, and the badge of what opens with no network. Neither is part of the card's link. */
export default function CardMarks({ recipe }: { recipe: Marked }): ReactNode {
  const heart = useMark('favorite', recipe, (text) => showNotice({ kind: 'error', text }));
  const isHere = useIsHere(recipe._id, useIsMarked('saved', recipe));
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
    </>
  );
}
