import { toPageTitle } from '../../../contract/page/page-title.ts';
import { pagePaths } from '../../../contract/paths.ts';
import * as actionTexts from '../../../texts/en/actions.ts';
import * as pageTexts from '../../../texts/en/pages.ts';
import { recipeErrorTexts } from '../../../texts/en/recipe-errors.ts';
import { useTitle } from '../../ui/hooks/use-title.ts';
import { FailurePage } from '../../ui/notice/failure-page.tsx';

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
