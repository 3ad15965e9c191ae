import { useEffect } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { useCookbook } from '#domain/cookbook/queries.ts';
import { setHint } from '#platform/hints.ts';
import { OfflineFailure } from '#platform/network/failures.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { useSession } from '#platform/session.ts';
import * as cookbookTexts from '#texts/cookbook.ts';
import * as cookbookNames from '#texts/cookbook-names.ts';
import * as offlineTexts from '#texts/offline.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { TextLink } from '#ui/link/text-link.tsx';
import { FailurePage } from '#ui/notice/failure-page.tsx';
import { NoticePage } from '#ui/notice/notice-page.tsx';
import { PageColumn } from '#ui/page-column.tsx';
import styles from './cookbook-shelf.module.css';
import { CookbookShelf } from './cookbook-shelf.tsx';
import { CookbookSkeleton } from './cookbook-skeleton.tsx';
import { ImportButton } from './import-button.tsx';

/** The member's recipes, or those of this device for a visitor. */
export function CookbookView() {
  const isMember = useSession() !== undefined;
  const cookbook = useCookbook();
  const { recipes, isLoading, failure } = cookbook;
  const count = recipes.length;
  const isKnown = !isLoading && !failure;
  useEffect(() => {
    if (isKnown && isMember) setHint('cookbook', count > 0);
  }, [isKnown, isMember, count]);
  if (count > 0) return <CookbookShelf cookbook={cookbook} />;
  if (isLoading) return <CookbookSkeleton />;
  if (failure) return <CookbookFailure failure={failure} />;
  return <EmptyCookbook />;
}

function CookbookFailure({ failure }: { failure: Error }) {
  const isOffline = failure instanceof OfflineFailure;
  return (
    <FailurePage
      title={isOffline ? cookbookTexts.cookbookNotHere : cookbookNames.notLoaded}
      hint={isOffline ? offlineTexts.opensOnline : failure.message}
      cure={() => void queryClient.invalidateQueries({ queryKey: ['cookbook'] })}
      back={{ to: pagePaths.newRecipe, label: cookbookNames.newRecipe }}
    />
  );
}

function EmptyCookbook() {
  return (
    <PageColumn width="prose">
      <NoticePage title={cookbookTexts.emptyTitle} hint={cookbookTexts.emptyHint}>
        <ButtonLink to={pagePaths.newRecipe} variant="flame" size="xl">
          {cookbookNames.newRecipe}
        </ButtonLink>
        <ImportButton />
        <TextLink to={pagePaths.allRecipes} className={styles.dishes}>
          {cookbookTexts.emptyDishes}
        </TextLink>
      </NoticePage>
    </PageColumn>
  );
}
