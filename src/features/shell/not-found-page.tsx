import { pagePaths } from '../../../contract/paths.ts';
import { texts } from '../../../contract/texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';

export function NotFoundPage() {
  return (
    <NoticePage
      crumbs
      title="Nothing on this plate"
      hint="The page you are looking for does not exist."
    >
      <ButtonLink to={pagePaths.allRecipes} variant="flame">
        {texts.allRecipes}
      </ButtonLink>
      <ButtonLink to={pagePaths.home} variant="quiet">
        Go home
      </ButtonLink>
    </NoticePage>
  );
}
