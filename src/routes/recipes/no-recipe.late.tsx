import { toPageTitle } from '../../../contract/page/page-title.ts';
import { pagePaths } from '../../../contract/paths.ts';
import * as actionTexts from '../../../texts/en/actions.ts';
import * as pageTexts from '../../../texts/en/pages.ts';
import { recipeTexts } from '../../../texts/en/recipes.ts';
import { useTitle } from '../../ui/hooks/use-title.ts';
import { FailurePage } from '../../ui/notice/failure-page.tsx';

/** Specification 8: an address that names no recipe. */
export default function Page() {
  useTitle(toPageTitle(recipeTexts.errorLoadingRecipe));
  return (
    <FailurePage
      title={recipeTexts.errorLoadingRecipe}
      hint={recipeTexts.noRecipeId}
      cure={{ to: pagePaths.allRecipes, label: pageTexts.allRecipes }}
      back={{ to: pagePaths.home, label: actionTexts.goBack }}
    />
  );
}
