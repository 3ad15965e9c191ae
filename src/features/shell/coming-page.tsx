import { toPageTitle } from '../../../contract/page-title.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { texts } from '../../../contract/texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';
import { useTitle } from '../../ui/use-title.ts';

/** Says plainly that a page is named in the menu but not served yet. */
export function ComingPage({ title }: { title: string }) {
  useTitle(toPageTitle(title));
  return (
    <NoticePage
      title={title}
      hint="This page is not served yet. The recipes are, with or without a connection."
    >
      <ButtonLink to={pagePaths.allRecipes} variant="flame">
        {texts.allRecipes}
      </ButtonLink>
    </NoticePage>
  );
}
