import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle } from '#contract/page/title.ts';
import * as pageFailureTexts from '#texts/page-failures.ts';
import * as pageTexts from '#texts/pages.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { useTitle } from '#ui/hooks/use-title.ts';
import { NoticePage } from '#ui/notice/notice-page.tsx';

export function NotFoundPage() {
  useTitle(toPageTitle(pageFailureTexts.notFound));
  return (
    <NoticePage
      crumbs
      title={pageFailureTexts.pageNotFound}
      hint={pageFailureTexts.pageNotFoundHint}
    >
      <ButtonLink to={pagePaths.allRecipes} variant="flame">
        {pageTexts.allRecipes}
      </ButtonLink>
      <ButtonLink to={pagePaths.home} variant="quiet">
        {pageFailureTexts.goHome}
      </ButtonLink>
    </NoticePage>
  );
}
