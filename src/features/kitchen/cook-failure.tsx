import { pagePaths } from '../../../contract/paths.ts';
import { texts } from '../../../contract/texts.ts';
import { RejectedFailure } from '../../data/failures.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';

/** Specification 8: a recipe that is not there, and one that could not be loaded, are told apart. */
export function CookFailure({ error, retry }: { error: Error; retry: () => void }) {
  if (error instanceof RejectedFailure && (error.status === 404 || error.status === 410)) {
    return (
      <NoticePage crumbs title={texts.recipeNotFound} hint={texts.recipeNotFoundHint}>
        <ButtonLink to={pagePaths.allRecipes} variant="flame">
          {texts.allRecipes}
        </ButtonLink>
        <ButtonLink to={pagePaths.home} variant="quiet">
          Go back
        </ButtonLink>
      </NoticePage>
    );
  }
  return (
    <NoticePage crumbs title={texts.errorLoadingRecipe} hint={error.message}>
      <Button variant="flame" onClick={retry}>
        Try again
      </Button>
      <ButtonLink to={pagePaths.allRecipes} variant="quiet">
        Go back
      </ButtonLink>
    </NoticePage>
  );
}
