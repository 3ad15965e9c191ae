import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { CARD_PICTURE_SIZES, ROW_PICTURE_SIZES } from '#contract/recipe/picture.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { useSettings } from '#platform/settings.ts';
import * as searchTexts from '#texts/search.ts';
import { SkeletonBar } from '#ui/button/chip.tsx';
import { Cloth, type ClothName } from '#ui/cloth.tsx';
import { useBelowFold } from '#ui/hooks/use-below-fold.ts';
import { useLocalValue } from '#ui/hooks/use-local-value.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { NoRecipes } from '../list/no-recipes.tsx';
import { RecipeCard } from './recipe-card.tsx';
import styles from './recipe-grid.module.css';

/**
 * Heights of the cards when the list was left, by window width and recipe. Back needs them to restore the scroll
 * position, because far cards have no layout.
 */
const heights = new Map<string, number>();
const toHeightKey = (id: string) => `${globalThis.innerWidth} ${id}`;

/** Number of pictures in the first view of a wide window. */
const FIRST_ROW = 4;
/** Number of cards in a server-rendered page, to fit the first round trip. The rest renders after hydration. */
const SERVED_COUNT = 24;

/**
 * Pictures loaded before the first user input: one phone screen of rows. Chromium would otherwise fetch lazy pictures
 * 2,500 px ahead, about 20 rows.
 */
const PICTURED_COUNT = 5;

interface GridProps {
  recipes: readonly Recipe[];
  /** Heading level of the cards, one below the heading of the list. */
  heading?: 'h2' | 'h3';
  /** True for the first list of its page. */
  isTop?: boolean;
}

export function RecipeGrid({ recipes, heading = 'h2', isTop = true }: GridProps) {
  const cards = useRef<HTMLUListElement>(null);
  const { listLook } = useSettings();
  const { ref: firstHeldBack, isWanted } = useBelowFold<HTMLLIElement>();
  const pictured = isTop ? PICTURED_COUNT : 0;
  // Deferred, so that React renders the rest in short tasks.
  const isTakenOver = useDeferredValue(useLocalValue(() => true, false));
  useLayoutEffect(() => {
    const list = cards.current;
    return () => {
      for (const one of list?.querySelectorAll('li') ?? []) {
        heights.set(toHeightKey(one.dataset['dish'] ?? ''), one.offsetHeight);
      }
    };
  }, []);
  return (
    <ul ref={cards} data-look={listLook} className={joinClasses(styles.columns, styles.grid)}>
      {(isTakenOver ? recipes : recipes.slice(0, SERVED_COUNT)).map((recipe, at) => {
        const height = heights.get(toHeightKey(recipe._id));
        return (
          <li
            key={recipe._id}
            ref={at === pictured ? firstHeldBack : undefined}
            data-dish={recipe._id}
            style={height ? { containIntrinsicBlockSize: `auto ${height}px` } : undefined}
          >
            <RecipeCard
              recipe={recipe}
              heading={heading}
              isFirst={isTop && at === 0}
              isInitiallyVisible={isTop && at < FIRST_ROW}
              isPictureHeldBack={at >= pictured && !isWanted}
              sizes={listLook === 'rows' ? ROW_PICTURE_SIZES : CARD_PICTURE_SIZES}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface Props {
  recipes: readonly Recipe[];
  /** True if filters chose the recipes. */
  isFiltered?: boolean;
}

/** The cards, or an empty state. */
export function RecipesOrNone({ recipes, isFiltered = false }: Props) {
  if (recipes.length > 0) return <RecipeGrid recipes={recipes} />;
  return <NoRecipes isFiltered={isFiltered} />;
}

/** Cards while they load. */
export function RecipeGridSkeleton({ cloth }: { cloth: ClothName | undefined }) {
  const { listLook } = useSettings();
  return (
    <div
      data-look={listLook}
      className={styles.columns}
      role="status"
      aria-label={searchTexts.loadingRecipes}
    >
      {[1, 2, 3, 4].map((card) => (
        <div key={card} className={styles.skeleton}>
          <Cloth cloth={cloth} className={styles.picture} />
          <div className={styles.bars}>
            <SkeletonBar w="35%" />
            <SkeletonBar w="70%" h="1.5em" />
            <SkeletonBar w="85%" />
          </div>
        </div>
      ))}
    </div>
  );
}
