import { useEffect, useRef } from 'react';
import * as actionTexts from '../../../texts/en/actions.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './list-end.module.css';

interface Props {
  hasMore: boolean;
  isLoading: boolean;
  /** Why the last try failed. */
  failure: string | undefined;
  load: () => void;
}

/** As much as this before its end is seen the list goes on. */
const AHEAD = '600px';

/** The end of a list: more comes as one goes, or by the button; what failed waits for the button. */
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
        {failure ? actionTexts.tryAgain : actionTexts.showMore}
      </Button>
    </div>
  );
}
