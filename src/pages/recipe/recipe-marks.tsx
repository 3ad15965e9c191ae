import { WaitingBadge } from '#domain/outbox/waiting-badge.tsx';
import { useIsDownloaded } from '#domain/recipe/downloaded.ts';
import { HeartButton, HereBadge, SaveButton } from '#domain/recipe/mark-buttons.tsx';
import { type MarkedDish, useIsMarked, useIsWaiting, useMark } from '#domain/recipe/marks.ts';
import { useHeart } from '#domain/recipe/use-heart.tsx';
import { showNotice } from '#ui/notice/notices.ts';
import styles from './recipe-marks.module.css';

const showFailure = (text: string) => showNotice({ kind: 'error', text });

interface Props {
  recipe: MarkedDish;
  /** Over the picture on phones, beside the cook button, or in the bar at the foot of phones. */
  place: 'picture' | 'head' | 'foot';
}

/** Favorite and save buttons, and a badge while the recipe is available offline. */
export function RecipeMarks({ recipe, place }: Props) {
  const { heart, sheet } = useHeart(recipe);
  const save = useMark('saved', recipe, showFailure);
  const isDownloaded = useIsDownloaded(recipe._id, useIsMarked('saved', recipe));
  const isWaiting = useIsWaiting(recipe);
  if (place === 'foot') return <SaveButton {...save} isDownloaded={isDownloaded} isSmall />;
  if (place === 'picture') {
    return (
      <span className={styles.overPicture}>
        {isWaiting && <WaitingBadge />}
        <HeartButton {...heart} />
        {sheet}
      </span>
    );
  }
  return (
    <span className={styles.besideCook}>
      <SaveButton {...save} />
      <HeartButton {...heart} isPlain />
      {isDownloaded && <HereBadge />}
      {isWaiting && <WaitingBadge />}
      {sheet}
    </span>
  );
}
