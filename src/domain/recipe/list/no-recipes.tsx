import { pagePaths } from '#contract/page/paths.ts';
import * as noRecipesTexts from '#texts/no-recipes.ts';
import * as pageTexts from '#texts/pages.ts';
import * as choiceTexts from '#texts/recipe-choice.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { NoticePage } from '#ui/notice/notice-page.tsx';

/** Empty state of a list: there are no recipes, or none match the filters. */
export function NoRecipes({ isFiltered }: { isFiltered: boolean }) {
  const title = isFiltered ? choiceTexts.noneFits : noRecipesTexts.none;
  const hint = isFiltered ? choiceTexts.noneFitsHint : noRecipesTexts.noneHint;
  return (
    <div role="status">
      <NoticePage rank={2} title={title} hint={hint}>
        <ButtonLink to={pagePaths.allRecipes} variant="flame">
          {isFiltered ? choiceTexts.clearFilters : pageTexts.allRecipes}
        </ButtonLink>
      </NoticePage>
    </div>
  );
}
