import { useEffect, useRef } from 'react';
import * as recipeTexts from '#texts/recipe.ts';
import * as searchTexts from '#texts/search.ts';
import { Button } from '#ui/button/button.tsx';
import { useBelowFold } from '#ui/hooks/use-below-fold.ts';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import styles from './load-more.module.css';

interface Props {
  shown: number;
  total: number;
  isLoading: boolean;
  /** Why the last attempt failed. */
  failure: string | undefined;
  load: () => void;
}

/**
 * The number of shown recipes and the button that loads more, which also retries after a failure. It renders once the
 * page is used, because it is below the fold.
 */
export function LoadMore({ shown, total, isLoading, failure, load }: Props) {
  const { ref, isWanted } = useBelowFold<HTMLDivElement>();
  const before = useRef(shown);
  const wasRequested = useRef(false);
  useEffect(() => {
    const first = before.current;
    before.current = shown;
    if (shown <= first || !wasRequested.current) return;
    wasRequested.current = false;
    // Moves the focus to the first new card, because the button may be gone.
    document.querySelectorAll<HTMLElement>('main article a')[first]?.focus({ preventScroll: true });
  }, [shown]);
  const request = () => {
    if (isLoading) return;
    wasRequested.current = true;
    load();
  };
  if (!isWanted) return <div ref={ref} />;
  return (
    <div className={styles.end}>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {shown < total && (
        <Button
          size="lg"
          className={styles.more}
          aria-busy={isLoading}
          aria-disabled={isLoading || undefined}
          onClick={request}
        >
          {recipeTexts.loadMoreRecipes}
        </Button>
      )}
      <p className={joinClasses(text.small, styles.count)} role="status">
        {searchTexts.shownOf(shown, total)}
      </p>
    </div>
  );
}
