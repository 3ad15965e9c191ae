import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle } from '#contract/page/title.ts';
import * as appTexts from '#texts/app.ts';
import * as pageTexts from '#texts/page.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { useTitle } from '#ui/hooks/use-title.ts';
import { FailurePage } from '#ui/notice/failure-page.tsx';

/** An address without a recipe id. */
export default function Page() {
  useTitle(toPageTitle(recipeTexts.errorLoadingRecipe));
  return (
    <FailurePage
      title={recipeTexts.errorLoadingRecipe}
      hint={recipeTexts.noRecipeId}
      cure={{ to: pagePaths.allRecipes, label: pageTexts.allRecipes }}
      back={{ to: pagePaths.home, label: appTexts.goBack }}
    />
  );
}
