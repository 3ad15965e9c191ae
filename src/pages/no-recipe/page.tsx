import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle } from '#contract/page/title.ts';
import * as actionTexts from '#texts/actions.ts';
import * as pageTexts from '#texts/pages.ts';
import { recipeErrorTexts } from '#texts/recipe-errors.ts';
import { useTitle } from '#ui/hooks/use-title.ts';
import { FailurePage } from '#ui/notice/failure-page.tsx';

/** An address without a recipe id. */
export default function Page() {
  useTitle(toPageTitle(recipeErrorTexts.errorLoadingRecipe));
  return (
    <FailurePage
      title={recipeErrorTexts.errorLoadingRecipe}
      hint={recipeErrorTexts.noRecipeId}
      cure={{ to: pagePaths.allRecipes, label: pageTexts.allRecipes }}
      back={{ to: pagePaths.home, label: actionTexts.goBack }}
    />
  );
}
