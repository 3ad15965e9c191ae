import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import type { Recipe } from '../../../contract/recipe.ts';
import { SkeletonBar } from '../../ui/chip.tsx';
import { Cloth, type ClothName } from '../../ui/cloth.tsx';
import { RecipeCard } from './recipe-card.tsx';

const columns = {
  display: 'grid',
  gap: { base: '4', lg: '5' },
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
    xl: 'repeat(4, minmax(0, 1fr))',
  },
  '@media (min-width: 600px) and (max-width: 767px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
} as const;

/** Pictures that stand in the first view of a wide window. */
const FIRST_ROW = 4;

export function RecipeGrid({ recipes }: { recipes: readonly Recipe[] }) {
  return (
    <chakra.ul css={columns}>
      {recipes.map((recipe, at) => (
        <li key={recipe._id}>
          <RecipeCard recipe={recipe} isFirst={at < FIRST_ROW} />
        </li>
      ))}
    </chakra.ul>
  );
}

const NoRecipes = lazy(() => import('./no-recipes.tsx'));

/** The cards, or a clean plate where a filter or an address leaves none. */
export function RecipesOrNone({ recipes }: { recipes: readonly Recipe[] }) {
  if (recipes.length > 0) return <RecipeGrid recipes={recipes} />;
  return (
    <Suspense>
      <NoRecipes />
    </Suspense>
  );
}

/** Cards on their way: the cloth in full colour, the lines as bars. */
export function RecipeGridSkeleton({ cloth }: { cloth: ClothName }) {
  return (
    <chakra.div css={columns} role="status" aria-label="Loading recipes">
      {[1, 2, 3, 4].map((card) => (
        <chakra.div key={card} bg="paper" borderRadius="card" overflow="hidden" boxShadow="s1">
          <Cloth cloth={cloth} aspectRatio="4 / 3" />
          <chakra.div display="grid" gap="2.5" px="4.5" py="4.5">
            <SkeletonBar w="35%" />
            <SkeletonBar w="70%" h="1.5em" />
            <SkeletonBar w="85%" />
          </chakra.div>
        </chakra.div>
      ))}
    </chakra.div>
  );
}
