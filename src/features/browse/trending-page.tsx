import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { TRENDING_COUNT } from '../../../contract/limits.ts';
import { toPageTitle } from '../../../contract/page-title.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { texts } from '../../../contract/texts.ts';
import { allRecipesQuery } from '../../data/recipes.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { ListFailure } from './list-failure.tsx';
import { RecipeGrid, RecipeGridSkeleton } from './recipe-grid.tsx';

/** Specification 9: the first three of all recipes. */
export function TrendingPage() {
  useTitle(toPageTitle(texts.trendingRecipe));
  const all = useQuery(allRecipesQuery());
  return (
    <chakra.div
      mx="auto"
      maxW="calc({sizes.content} + 80px)"
      px={{ base: '5', lg: '10' }}
      pt={{ base: 'calc(20px + env(safe-area-inset-top))', lg: '24' }}
      pb="10"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="5"
    >
      <chakra.h1 textStyle="h1">{texts.trendingRecipe}</chakra.h1>
      {all.isPending ? (
        <RecipeGridSkeleton cloth="other" />
      ) : all.isError ? (
        <ListFailure error={all.error} retry={() => void all.refetch()} />
      ) : (
        <>
          <RecipeGrid recipes={all.data.value.slice(0, TRENDING_COUNT)} />
          <ButtonLink to={pagePaths.allRecipes} justifySelf="center" variant="flame" size="lg">
            {texts.viewAllRecipes}
          </ButtonLink>
        </>
      )}
    </chakra.div>
  );
}
