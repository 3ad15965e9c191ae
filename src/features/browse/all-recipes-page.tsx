import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { toCuisineId } from '../../../contract/catalogue.ts';
import { toPageTitle } from '../../../contract/page-title.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { texts, toRecipeCount } from '../../../contract/texts.ts';
import { allRecipesQuery, cuisinesQuery } from '../../data/recipes.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { ListAnswer } from './list-answer.tsx';
import { ListPage } from './list-page.tsx';
import { RecipesOrNone } from './recipe-grid.tsx';
import { RegionFilters } from './region-filters.tsx';

/** Every recipe, with a filter by cuisine. */
export function AllRecipesPage({ cuisine }: { cuisine: string }) {
  useTitle(toPageTitle(texts.allRecipes));
  const all = useQuery(allRecipesQuery());
  const cuisines = useQuery(cuisinesQuery()).data?.value ?? [];
  const recipes = all.data?.value.filter(
    (recipe) => !cuisine || toCuisineId(recipe.cuisine) === toCuisineId(cuisine),
  );
  return (
    <ListPage>
      <chakra.div display="flex" flexWrap="wrap" alignItems="end" justifyContent="space-between">
        <div>
          <chakra.h1 textStyle="h1">{texts.allRecipes}</chakra.h1>
          <chakra.p mt="2" minH="1.5em" color="ink.muted" fontWeight="600" aria-live="polite">
            {recipes && toRecipeCount(recipes.length)}
          </chakra.p>
        </div>
        {/* Wide windows have it in the top bar. */}
        <TextLink to={pagePaths.trendingRecipes} display={{ base: 'inline-flex', lg: 'none' }}>
          {texts.trendingRecipe}
        </TextLink>
      </chakra.div>
      {cuisines.length > 1 && (
        <RegionFilters
          regions={cuisines}
          chosen={cuisine}
          param="cuisine"
          all={texts.allCuisines}
        />
      )}
      <ListAnswer answer={all} cloth="other">
        {() => <RecipesOrNone recipes={recipes ?? []} />}
      </ListAnswer>
    </ListPage>
  );
}
