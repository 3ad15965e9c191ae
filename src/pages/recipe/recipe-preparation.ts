import { useCallback, useEffect } from 'react';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { usePreparation } from '#domain/recipe/preparation.ts';
import { toPreparation } from '#knowledge/preparation.ts';
import { afterPaint } from '#platform/after-paint.ts';
import { setHint, whenHinted } from '#platform/hints.ts';

const store = () => import('#domain/stored-copy/device-parts.ts');
type Store = Awaited<ReturnType<typeof store>>;

/** Preparation on a recipe's page, read from the device. Every change is written back. */
export function useRecipePreparation(recipe: Recipe) {
  const { preparation, latest, change } = usePreparation(toEmpty);
  const id = recipe._id;

  useEffect(() => {
    let isUnmounted = false;
    const look = async () => {
      const { readPreparation } = await store();
      const stored = await readPreparation(id);
      if (!isUnmounted && stored) change({ type: 'restore', stored });
    };
    const read = () => void ignoreError(look(), 'the preparation starts empty');
    const stop = whenHinted(['laid', 'cooking'], read);
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [id, change]);

  const toggle = useCallback(
    (ingredient: number) => {
      const isTicked = !latest.current.ticked.has(ingredient);
      change({ type: 'tick', ingredient, isTicked });
      save(({ tickOff }) => tickOff(recipe, ingredient, isTicked));
    },
    [change, latest, recipe],
  );

  const serve = useCallback(
    (more: number) => {
      const { servings } = change({ type: 'serve', more, recipe });
      save(({ saveServings }) => saveServings(recipe, servings));
    },
    [change, recipe],
  );

  const swap = useCallback(
    (swapped: ReadonlySet<number>) => {
      change({ type: 'swap', swapped });
      save(({ saveSwaps }) => saveSwaps(recipe, [...swapped]));
    },
    [change, recipe],
  );

  return { preparation, toggle, serve, swap };
}

export type RecipePreparation = ReturnType<typeof useRecipePreparation>;

function toEmpty() {
  return toPreparation({ ticked: [], swapped: [] });
}

function save(change: (store: Store) => Promise<boolean>): void {
  setHint('laid', true);
  afterPaint(() => void store().then(change).catch(noStore));
}

/** If the device cannot store it, the preparation lives as long as the page. */
function noStore(): void {}
