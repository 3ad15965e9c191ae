import { lazy, Suspense } from 'react';
import { toPageTitle } from '#contract/page/title.ts';
import * as cookbookTexts from '#texts/cookbook.ts';
import { useTitle } from '#ui/hooks/use-title.ts';
import { CookbookSkeleton } from './cookbook-skeleton.tsx';

const CookbookView = lazy(() =>
  import('./cookbook-view.tsx').then((part) => ({ default: part.CookbookView })),
);

/** The own recipes of the member, or of this device for a visitor. */
export function CookbookPage() {
  useTitle(toPageTitle(cookbookTexts.yourCookbook));
  return (
    <Suspense fallback={<CookbookSkeleton />}>
      <CookbookView />
    </Suspense>
  );
}
