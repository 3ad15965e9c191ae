import { pagePaths } from '../../contract/paths.ts';
import * as actionTexts from '../../texts/en/actions.ts';
import * as pageTexts from '../../texts/en/pages.ts';
import { recipeTexts } from '../../texts/en/recipes.ts';
import { RejectedFailure, toHint } from '../data/failures.ts';

interface Way {
  to: string;
  label: string;
}

/** Specification 8: a recipe that is not there, and one that could not be loaded, are told apart. */
export function toRecipeFailure(
  error: Error,
  retry: () => void,
): { title: string; hint: string; cure: (() => void) | Way; back: Way } {
  // An id that no recipe can have (400, 414) is one that is not there.
  const isMissing = error instanceof RejectedFailure && [400, 404, 410, 414].includes(error.status);
  return isMissing
    ? {
        title: recipeTexts.recipeNotFound,
        hint: recipeTexts.recipeNotFoundHint,
        cure: { to: pagePaths.allRecipes, label: pageTexts.allRecipes },
        back: { to: pagePaths.home, label: actionTexts.goBack },
      }
    : {
        title: recipeTexts.errorLoadingRecipe,
        hint: toHint(error),
        cure: retry,
        back: { to: pagePaths.allRecipes, label: actionTexts.goBack },
      };
}
