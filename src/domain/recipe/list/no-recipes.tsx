import { pagePaths } from '#contract/page/paths.ts';
import * as pageTexts from '#texts/page.ts';
import * as searchTexts from '#texts/search.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { NoticePage } from '#ui/notice/notice-page.tsx';

/** Empty state of a list: there are no recipes, or none match the filters. */
export function NoRecipes({ isFiltered }: { isFiltered: boolean }) {
  const title = isFiltered ? searchTexts.noneFits : searchTexts.noRecipesHere;
  const hint = isFiltered ? searchTexts.noneFitsHint : searchTexts.noRecipesHereHint;
  return (
    <div role="status">
      <NoticePage rank={2} title={title} hint={hint}>
        <ButtonLink to={pagePaths.allRecipes} variant="flame">
          {isFiltered ? searchTexts.clearFilters : pageTexts.allRecipes}
        </ButtonLink>
      </NoticePage>
    </div>
  );
}
