import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle } from '#contract/page/title.ts';
import { TrendingCard } from '#domain/recipe/card/trending-card.tsx';
import { ListAnswer } from '#domain/recipe/list/list-answer.tsx';
import { trendingRecipesQuery } from '#domain/recipe/queries.ts';
import * as pageTexts from '#texts/page.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { useTitle } from '#ui/hooks/use-title.ts';
import { PageColumn } from '#ui/page-column.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './trending-page.module.css';

/** `/trending-recipes`: the first three of all recipes, the first of them large. */
export function TrendingPage() {
  useTitle(toPageTitle(pageTexts.trendingRecipe));
  const trending = useQuery(trendingRecipesQuery());
  return (
    <PageColumn width="content">
      <h1 className={text.h1}>{pageTexts.trendingRecipe}</h1>
      <ListAnswer answer={trending} cloth={undefined}>
        {(recipes) => (
          <>
            <ol className={styles.list}>
              {recipes.map((recipe, at) => (
                <li key={recipe._id} className={at === 0 ? styles.firstOn : undefined}>
                  <TrendingCard recipe={recipe} place={at + 1} />
                </li>
              ))}
            </ol>
            <ButtonLink to={pagePaths.allRecipes} className={styles.all} size="lg">
              {recipeTexts.viewAllRecipes}
            </ButtonLink>
          </>
        )}
      </ListAnswer>
    </PageColumn>
  );
}
