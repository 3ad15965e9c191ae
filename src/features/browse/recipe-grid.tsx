import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import type { Recipe } from '../../../contract/recipe/recipe.ts';
import * as browseTexts from '../../../texts/en/browse.ts';
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

/** Far cards are in the page, for reading and finding, but not laid out; shadows and focus rings reach over the edge. */
const farCard = {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 26rem',
  overflowClipMargin: '64px',
};

/** How high each card was when its list was last left, by dish and width: Back must find its place among far cards. */
const heights = new Map<string, number>();
const toPlace = (id: string) => `${globalThis.innerWidth} ${id}`;

/** Pictures that stand in the first view of a wide window. */
const FIRST_ROW = 4;

export function RecipeGrid({ recipes }: { recipes: readonly Recipe[] }) {
  const cards = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const list = cards.current;
    return () => {
      for (const one of list?.querySelectorAll('li') ?? []) {
        heights.set(toPlace(one.dataset['dish'] ?? ''), one.offsetHeight);
      }
    };
  }, []);
  return (
    <chakra.ul ref={cards} css={{ ...columns, '& > li': farCard }}>
      {recipes.map((recipe, at) => {
        const height = heights.get(toPlace(recipe._id));
        return (
          <li
            key={recipe._id}
            data-dish={recipe._id}
            style={height ? { containIntrinsicBlockSize: `auto ${height}px` } : undefined}
          >
            <RecipeCard recipe={recipe} isFirst={at < FIRST_ROW} />
          </li>
        );
      })}
    </chakra.ul>
  );
}

const NoRecipes = lazy(() => import('./no-recipes.tsx'));

interface Props {
  recipes: readonly Recipe[];
  /** Whether filters chose them. */
  isFiltered?: boolean;
}

/** The cards, or an empty state where a filter or an address leaves none. */
export function RecipesOrNone({ recipes, isFiltered = false }: Props) {
  if (recipes.length > 0) return <RecipeGrid recipes={recipes} />;
  return (
    <Suspense>
      <NoRecipes isFiltered={isFiltered} />
    </Suspense>
  );
}

/** Cards while they load: the cloth in full colour, bars for text. */
export function RecipeGridSkeleton({ cloth }: { cloth: ClothName }) {
  return (
    <chakra.div css={columns} role="status" aria-label={browseTexts.loadingRecipes}>
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
