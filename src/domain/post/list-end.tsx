import { useEffect, useRef } from 'react';
import * as appTexts from '#texts/app.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './list-end.module.css';

interface Props {
  hasMore: boolean;
  isLoading: boolean;
  /** Why the last attempt failed. */
  failure: string | undefined;
  load: () => void;
}

/** Distance before the end of the list at which the next page loads. */
const AHEAD = '600px';

/** Loads more on scrolling or by the button; after a failure only by the button. */
export function ListEnd({ hasMore, isLoading, failure, load }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const isAuto = hasMore && !isLoading && failure === undefined;
  useEffect(() => {
    if (!isAuto || !end.current || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      rootMargin: AHEAD,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isAuto, load]);
  if (!hasMore) return null;
  return (
    <div ref={end} className={styles.end}>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <Button
        variant="outline"
        aria-busy={isLoading}
        aria-disabled={isLoading || undefined}
        onClick={() => !isLoading && load()}
      >
        {failure ? appTexts.tryAgain : appTexts.showMore}
      </Button>
    </div>
  );
}
