import { toPageTitle } from '../../../contract/page-title.ts';
import { pagePaths } from '../../../contract/paths.ts';
import * as pageTexts from '../../../texts/en/pages.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { NoticePage } from '../../ui/notice/notice-page.tsx';
import { useTitle } from '../../ui/use-title.ts';

export function NotFoundPage() {
  useTitle(toPageTitle('Not found'));
  return (
    <NoticePage
      crumbs
      title="Nothing on this plate"
      hint="The page you are looking for does not exist."
    >
      <ButtonLink to={pagePaths.allRecipes} variant="flame">
        {pageTexts.allRecipes}
      </ButtonLink>
      <ButtonLink to={pagePaths.home} variant="quiet">
        Go home
      </ButtonLink>
    </NoticePage>
  );
}
