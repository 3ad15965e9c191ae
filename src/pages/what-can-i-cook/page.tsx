import { lazy, Suspense } from 'react';
import { toPageTitle } from '#contract/page/title.ts';
import * as appTexts from '#texts/app.ts';
import { SkeletonBar } from '#ui/button/chip.tsx';
import { useTitle } from '#ui/hooks/use-title.ts';
import { PageColumn } from '#ui/page-column.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './what-can-i-cook.module.css';

/** On demand, because it needs the table of foods. */
const Finder = lazy(async () => ({ default: (await import('./finder.tsx')).Finder }));

/** "What can I cook?", which works without a network. */
export default function Page() {
  useTitle(toPageTitle(appTexts.whatCanICook));
  return (
    <PageColumn width="form">
      <header className={styles.head}>
        <h1 className={text.h1}>{appTexts.whatCanICook}</h1>
        <p className={styles.hint}>{appTexts.whatCanICookHint}</p>
      </header>
      <Suspense fallback={<SkeletonBar w="100%" h="3.25rem" />}>
        <Finder />
      </Suspense>
    </PageColumn>
  );
}
