import { pagePaths } from '../../../contract/paths.ts';
import * as pageTexts from '../../../texts/en/pages.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { NoticePage } from '../../ui/notice/notice-page.tsx';

export default function NoRecipes() {
  return (
    <div role="status">
      <NoticePage
        rank={2}
        title="No recipes here yet."
        hint="This table is still bare. Others are laid."
      >
        <ButtonLink to={pagePaths.allRecipes} variant="flame">
          {pageTexts.allRecipes}
        </ButtonLink>
      </NoticePage>
    </div>
  );
}
