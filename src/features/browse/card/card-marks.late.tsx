import type { ReactNode } from 'react';
import { useIsDownloaded } from '../../../data/downloaded.ts';
import { type MarkedDish, useIsMarked, useIsWaiting } from '../../../data/marks.ts';
import { HeartButton, HereBadge } from '../../../parts/mark-buttons.tsx';
import { useHeart } from '../../../parts/use-heart.tsx';
import { WaitingBadge } from '../../../parts/waiting-badge.tsx';
import styles from './card-marks.module.css';

/** Favorite button and offline badge over a card's picture. They are outside of the card's link. */
export default function CardMarks({ recipe }: { recipe: MarkedDish }): ReactNode {
  const { heart, sheet } = useHeart(recipe);
  const isDownloaded = useIsDownloaded(recipe._id, useIsMarked('saved', recipe));
  const isWaiting = useIsWaiting(recipe);
  return (
    <>
      <span className={styles.badges}>
        {isDownloaded && <HereBadge />}
        {isWaiting && <WaitingBadge />}
      </span>
      <span className={styles.heart}>
        <HeartButton {...heart} />
      </span>
      {sheet}
    </>
  );
}
