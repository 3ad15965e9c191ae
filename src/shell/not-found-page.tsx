import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle } from '#contract/page/title.ts';
import * as pageTexts from '#texts/page.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { useTitle } from '#ui/hooks/use-title.ts';
import { NoticePage } from '#ui/notice/notice-page.tsx';

export function NotFoundPage() {
  useTitle(toPageTitle(pageTexts.notFound));
  return (
    <NoticePage crumbs title={pageTexts.pageNotFound} hint={pageTexts.pageNotFoundHint}>
      <ButtonLink to={pagePaths.allRecipes} variant="flame">
        {pageTexts.allRecipes}
      </ButtonLink>
      <ButtonLink to={pagePaths.home} variant="quiet">
        {pageTexts.goHome}
      </ButtonLink>
    </NoticePage>
  );
}
