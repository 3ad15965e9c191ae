import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { TRENDING_COUNT } from '../../../contract/limits.ts';
import { toPageTitle } from '../../../contract/page-title.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { texts } from '../../../contract/texts.ts';
import { allRecipesQuery } from '../../data/recipes.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { ListAnswer } from './list-answer.tsx';
import { ListPage } from './list-page.tsx';
import { RecipeGrid } from './recipe-grid.tsx';

/** Specification 9: the first three of all recipes. */
export function TrendingPage() {
  useTitle(toPageTitle(texts.trendingRecipe));
  const all = useQuery(allRecipesQuery());
  return (
    <ListPage>
      <chakra.h1 textStyle="h1">{texts.trendingRecipe}</chakra.h1>
      <ListAnswer answer={all} cloth="other">
        {(recipes) => (
          <>
            <RecipeGrid recipes={recipes.slice(0, TRENDING_COUNT)} />
            <ButtonLink to={pagePaths.allRecipes} justifySelf="center" variant="flame" size="lg">
              {texts.viewAllRecipes}
            </ButtonLink>
          </>
        )}
      </ListAnswer>
    </ListPage>
  );
}
