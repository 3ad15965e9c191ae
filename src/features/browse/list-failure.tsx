import { pagePaths } from '../../../contract/paths.ts';
import { texts } from '../../../contract/texts.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';

/** Specification 8: a list that could not be loaded says so, and leads back. */
export function ListFailure({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <NoticePage crumbs title={texts.errorLoadingRecipes} hint={error.message}>
      <Button variant="flame" onClick={retry}>
        Try again
      </Button>
      <ButtonLink to={pagePaths.home} variant="quiet">
        Go back
      </ButtonLink>
    </NoticePage>
  );
}
