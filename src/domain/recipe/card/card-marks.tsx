import { WaitingBadge } from '#domain/outbox/waiting-badge.tsx';
import { useIsDownloaded } from '../downloaded.ts';
import { HeartButton, HereBadge } from '../mark-buttons.tsx';
import { type MarkedDish, useIsMarked, useIsWaiting } from '../marks.ts';
import { useHeart } from '../use-heart.tsx';
import styles from './card-marks.module.css';

/**
 * Favorite button and badges over a card's picture, outside of the card's link. The card must have
 * `position: relative`.
 */
export function CardMarks({ recipe }: { recipe: MarkedDish }) {
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
