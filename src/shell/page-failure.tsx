import type { ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { toPageTitle } from '#contract/page/title.ts';
import * as pageTexts from '#texts/page.ts';
import { Button } from '#ui/button/button.tsx';
import { useTitle } from '#ui/hooks/use-title.ts';
import { LostCode } from '#ui/lazy-page.ts';
import text from '../ui/theme/text.module.css';
import type { FailedProps } from './failed.tsx';
import styles from './page-failure.module.css';

/** Falls back to a built-in page, because this chunk may be missing too. */
const Failed = lazy<ComponentType<FailedProps>>(() =>
  import('./failed.tsx').then(
    ({ Failed: loaded }) => ({ default: loaded }),
    () => ({ default: BareFailure }),
  ),
);

/** Error page for a page that crashed or failed to load its code. */
export function PageFailure({ error }: ErrorComponentProps) {
  useTitle(toPageTitle(pageTexts.error));
  return (
    <Suspense fallback={null}>
      <Failed isLost={error instanceof LostCode} />
    </Suspense>
  );
}

function BareFailure({ isLost }: FailedProps) {
  return (
    <section className={styles.failure}>
      <h1 className={text.h2}>{pageTexts.error}</h1>
      <p className={styles.hint}>{isLost ? pageTexts.pageNotLoaded : pageTexts.pageBroken}</p>
      <Button variant="flame" onClick={() => globalThis.location.reload()}>
        {pageTexts.loadAgain}
      </Button>
    </section>
  );
}
