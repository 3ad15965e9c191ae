import { toPageTitle } from '../../contract/page-title.ts';
import { pagePaths } from '../../contract/paths.ts';
import { texts } from '../../contract/texts.ts';
import { FailurePage } from '../ui/notice/failure-page.tsx';
import { useTitle } from '../ui/use-title.ts';

/** Specification 8: an address that names no recipe. */
export default function Page() {
  useTitle(toPageTitle(texts.errorLoadingRecipe));
  return (
    <FailurePage
      title={texts.errorLoadingRecipe}
      hint={texts.noRecipeId}
      cure={{ to: pagePaths.allRecipes, label: texts.allRecipes }}
      back={{ to: pagePaths.home, label: 'Go back' }}
    />
  );
}
