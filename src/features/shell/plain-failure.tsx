import { pagePaths } from '#contract/page/paths.ts';
import * as pageFailureTexts from '#texts/page-failures.ts';
import * as pageTexts from '#texts/pages.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { NoticePage } from '../../ui/notice/notice-page.tsx';

export function PlainFailure({ hint }: { hint: string }) {
  return (
    <NoticePage crumbs title={pageTexts.error} hint={hint}>
      <Button variant="flame" onClick={() => globalThis.location.reload()}>
        {pageFailureTexts.loadAgain}
      </Button>
      <ButtonLink to={pagePaths.home} variant="quiet">
        {pageFailureTexts.goBack}
      </ButtonLink>
    </NoticePage>
  );
}
