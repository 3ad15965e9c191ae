import { pagePaths } from '../../contract/paths.ts';
import { texts } from '../../contract/texts.ts';
import { RejectedFailure } from './failures.ts';

interface Way {
  to: string;
  label: string;
}

/** Specification 8: a recipe that is not there, and one that could not be loaded, are told apart. */
export function toRecipeFailure(
  error: Error,
  retry: () => void,
): { title: string; hint: string; cure: (() => void) | Way; back: Way } {
  const isMissing =
    error instanceof RejectedFailure && (error.status === 404 || error.status === 410);
  return isMissing
    ? {
        title: texts.recipeNotFound,
        hint: texts.recipeNotFoundHint,
        cure: { to: pagePaths.allRecipes, label: texts.allRecipes },
        back: { to: pagePaths.home, label: 'Go back' },
      }
    : {
        title: texts.errorLoadingRecipe,
        hint: error.message,
        cure: retry,
        back: { to: pagePaths.allRecipes, label: 'Go back' },
      };
}
