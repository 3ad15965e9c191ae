import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { toCuisineId } from '../../../contract/catalogue.ts';
import { toPageTitle } from '../../../contract/page-title.ts';
import { texts, toRecipeCount } from '../../../contract/texts.ts';
import { allRecipesQuery, cuisinesQuery } from '../../data/recipes.ts';
import { useTitle } from '../../ui/use-title.ts';
import { ListFailure } from './list-failure.tsx';
import { RecipeGrid, RecipeGridSkeleton } from './recipe-grid.tsx';
import { RegionFilters } from './region-filters.tsx';
import { StoredNote } from './stored-note.tsx';

/** Every recipe, with a filter by cuisine. */
export function AllRecipesPage({ cuisine }: { cuisine: string }) {
  useTitle(toPageTitle(texts.allRecipes));
  const all = useQuery(allRecipesQuery());
  const cuisines = useQuery(cuisinesQuery()).data?.value ?? [];
  const recipes = all.data?.value.filter(
    (recipe) => !cuisine || toCuisineId(recipe.cuisine) === toCuisineId(cuisine),
  );
  return (
    <chakra.div
      mx="auto"
      maxW="calc({sizes.content} + 80px)"
      px={{ base: '5', lg: '10' }}
      pt={{ base: 'calc(20px + env(safe-area-inset-top))', lg: '24' }}
      pb="10"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={{ base: '4', lg: '5' }}
    >
      <div>
        <chakra.h1 textStyle="h1">{texts.allRecipes}</chakra.h1>
        <chakra.p mt="2" minH="1.5em" color="ink.muted" fontWeight="600" aria-live="polite">
          {recipes && toRecipeCount(recipes.length)}
        </chakra.p>
      </div>
      {cuisines.length > 1 && (
        <RegionFilters
          regions={cuisines}
          chosen={cuisine}
          param="cuisine"
          all={texts.allCuisines}
        />
      )}
      <StoredNote storedAt={all.data?.storedAt} isPartial={all.data?.partial ?? false} />
      {all.isPending ? (
        <RecipeGridSkeleton cloth="other" />
      ) : all.isError ? (
        <ListFailure error={all.error} retry={() => void all.refetch()} />
      ) : (
        <RecipeGrid recipes={recipes ?? []} />
      )}
    </chakra.div>
  );
}
