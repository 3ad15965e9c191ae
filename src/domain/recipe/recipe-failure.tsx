import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle } from '#contract/page/title.ts';
import OfflinePage from '#domain/stored-copy/offline-page.tsx';
import { OfflineFailure, RejectedFailure } from '#platform/network/failures.ts';
import * as appTexts from '#texts/app.ts';
import * as offlineTexts from '#texts/offline.ts';
import * as pageTexts from '#texts/page.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { useTitle } from '#ui/hooks/use-title.ts';
import { FailurePage } from '#ui/notice/failure-page.tsx';

interface Props {
  error: Error;
  retry: () => void;
}

/** The message for a recipe that does not exist or failed to load, or for a missing connection. */
export function RecipeFailure({ error, retry }: Props) {
  if (error instanceof OfflineFailure) {
    return (
      <OfflinePage
        title={offlineTexts.recipeNotHere}
        hint={offlineTexts.opensOnline}
        retry={retry}
        backTo={pagePaths.allRecipes}
      />
    );
  }
  // An invalid id (400, 414) counts as missing.
  const isMissing = error instanceof RejectedFailure && [400, 404, 410, 414].includes(error.status);
  return isMissing ? <MissingRecipe /> : <BrokenRecipe hint={error.message} retry={retry} />;
}

function MissingRecipe() {
  useTitle(toPageTitle(recipeTexts.recipeNotFound));
  return (
    <FailurePage
      title={recipeTexts.recipeNotFound}
      hint={recipeTexts.recipeNotFoundHint}
      cure={{ to: pagePaths.allRecipes, label: pageTexts.allRecipes }}
      back={{ to: pagePaths.home, label: appTexts.goBack }}
    />
  );
}

function BrokenRecipe({ hint, retry }: { hint: string; retry: () => void }) {
  useTitle(toPageTitle(recipeTexts.errorLoadingRecipe));
  return (
    <FailurePage
      title={recipeTexts.errorLoadingRecipe}
      hint={hint}
      cure={retry}
      back={{ to: pagePaths.allRecipes, label: appTexts.goBack }}
    />
  );
}
