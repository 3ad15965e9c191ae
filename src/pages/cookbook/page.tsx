import { lazy, Suspense } from 'react';
import { toPageTitle } from '#contract/page/title.ts';
import * as cookbookNames from '#texts/cookbook-names.ts';
import { useTitle } from '#ui/hooks/use-title.ts';
import { CookbookSkeleton } from './cookbook-skeleton.tsx';

const CookbookView = lazy(() =>
  import('./cookbook-view.tsx').then((part) => ({ default: part.CookbookView })),
);

/** `/cookbook`. Its content loads after its outline. */
export function CookbookPage() {
  useTitle(toPageTitle(cookbookNames.yourCookbook));
  return (
    <Suspense fallback={<CookbookSkeleton />}>
      <CookbookView />
    </Suspense>
  );
}
