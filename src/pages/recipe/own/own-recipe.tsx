import { type ReactNode, useMemo } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle } from '#contract/page/title.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { type ShownRecipe, useCookbookRecipe } from '#domain/cookbook/queries.ts';
import type { CookbookView } from '#domain/overlay/views.ts';
import { RecipeFailure } from '#domain/recipe/recipe-failure.tsx';
import { toOwnRecipe } from '#knowledge/cookbook/own-recipe.ts';
import { type Answer, toNetworkAnswer } from '#offline/network/answer.ts';
import { RejectedFailure } from '#platform/network/failures.ts';
import { MISSING_STATUSES } from '#platform/network/http.ts';
import { queryClient } from '#platform/network/query-client.ts';
import * as appTexts from '#texts/app.ts';
import * as cookbookTexts from '#texts/cookbook.ts';
import * as cookbookNames from '#texts/cookbook-names.ts';
import { useTitle } from '#ui/hooks/use-title.ts';
import { FailurePage } from '#ui/notice/failure-page.tsx';
import { Byline } from './byline.tsx';
import { OwnActions } from './own-actions.tsx';
import { OwnExtras } from './own-extras.tsx';
import type { OwnParts } from './own-parts.ts';

interface Props {
  recipeId: string;
  loading: ReactNode;
  children: (answer: Answer<Recipe>, own: OwnParts) => ReactNode;
}

/** Loads a recipe of the cookbook and passes it to `children`. It follows every change. */
export function OwnRecipe({ recipeId, loading, children }: Props) {
  const shown = useCookbookRecipe(recipeId);
  const { view, isLoading, failure } = shown;
  const recipe = view?.recipe;
  const own = useMemo(() => recipe && toOwnRecipe(recipe), [recipe]);
  useTitle(own && toPageTitle(own.title));
  if (view && own) {
    return children(toAnswer(own, view, shown), {
      headings: own.headings,
      byline: <Byline recipe={view.recipe} />,
      actions: <OwnActions view={view} isOwn={shown.isOwn} />,
      extras: <OwnExtras view={view} />,
    });
  }
  if (isLoading) return loading;
  const isMissing =
    !failure || (failure instanceof RejectedFailure && MISSING_STATUSES.includes(failure.status));
  if (isMissing) return <MissingRecipe />;
  return <RecipeFailure error={failure} retry={retry} />;
}

function retry(): void {
  void queryClient.invalidateQueries({ queryKey: ['cookbook'] });
}

function toAnswer(
  recipe: Recipe,
  { delivery }: CookbookView,
  { isOffline, storedAt }: ShownRecipe,
): Answer<Recipe> {
  const answer = toNetworkAnswer(recipe, 0);
  // A recipe that waits to be sent is newer than the stored copy.
  const isStored = isOffline && (!delivery || delivery.state === 'failed');
  return isStored ? { ...answer, source: 'device', trouble: 'failed', storedAt } : answer;
}

function MissingRecipe() {
  useTitle(toPageTitle(cookbookTexts.noSuchRecipe));
  return (
    <FailurePage
      title={cookbookTexts.noSuchRecipe}
      hint={cookbookTexts.noSuchRecipeHint}
      cure={{ to: pagePaths.cookbook, label: cookbookNames.yourCookbook }}
      back={{ to: pagePaths.home, label: appTexts.home }}
    />
  );
}
