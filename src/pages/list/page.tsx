import { lazy, Suspense } from 'react';
import { toPageTitle } from '#contract/page/title.ts';
import { useSession } from '#platform/session.ts';
import * as appTexts from '#texts/app.ts';
import { useTitle } from '#ui/hooks/use-title.ts';
import { Invitation } from './invitation.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

/** The list needs the table of foods, which is large. Its outline shows meanwhile. */
const CurrentList = lazy(() =>
  import('./current-list.tsx').then((part) => ({ default: part.CurrentList })),
);

/** The shopping list of the member, their household or this device. */
export default function Page() {
  useTitle(toPageTitle(appTexts.shoppingList));
  const userId = useSession()?.user.id ?? '';
  return (
    <>
      <Suspense fallback={<ListSkeleton />}>
        {/* Another person starts with fresh state. */}
        <CurrentList key={userId} />
      </Suspense>
      <Invitation />
    </>
  );
}
