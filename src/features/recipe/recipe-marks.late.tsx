import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type Marked, useIsMarked } from '../../data/keeping.ts';
import { useIsHere } from '../../data/kept-here.ts';
import { useIsWaiting } from '../../data/outbox/waiting-marks.ts';
import { useMark } from '../../data/use-mark.ts';
import { HeartButton, HereBadge, SaveButton } from '../../ui/mark-buttons.tsx';
import { showNotice } from '../../ui/notice/notices.ts';
import { WaitingBadge } from '../../ui/waiting-badge.tsx';

const tell = (text: string) => showNotice({ kind: 'error', text });

interface Props {
  recipe: Marked;
  /** Over the picture of phones, beside the way to the stove, or in the bar at the foot of phones. */
  place: 'picture' | 'head' | 'foot';
}

/** Heart, saving, and whether the recipe opens with no network: said only while it is true. */
export default function RecipeMarks({ recipe, place }: Props): ReactNode {
  const heart = useMark('favorite', recipe, tell);
  const save = useMark('saved', recipe, tell);
  const isHere = useIsHere(recipe._id, useIsMarked('saved', recipe));
  const isWaiting = useIsWaiting(recipe);
  if (place === 'foot') return <SaveButton {...save} isHere={isHere} isSmall />;
  if (place === 'picture') {
    return (
      <chakra.span display="inline-flex" alignItems="center" gap="2">
        {isWaiting && <WaitingBadge />}
        <HeartButton {...heart} />
      </chakra.span>
    );
  }
  return (
    <chakra.span display="inline-flex" alignItems="center" flexWrap="wrap" gap="3">
      <SaveButton {...save} />
      <HeartButton {...heart} isPlain />
      {isHere && <HereBadge />}
      {isWaiting && <WaitingBadge />}
    </chakra.span>
  );
}
