import { useCallback, useEffect, useState } from 'react';
import type { Recipe } from '../../contract/recipe.ts';
import { afterPaint } from './after-paint.ts';
import { hasHint, setHint } from './cooking-hint.ts';

const store = () => import('../offline/cooking-session.ts');

/** The ingredients ticked off of a recipe, shared with its cooking view, and kept on the device. */
export function useTicks(recipe: Recipe) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const id = recipe._id;

  useEffect(() => {
    let isGone = false;
    const look = async () => {
      if (!hasHint('laid') && !hasHint('cooking')) return;
      const { readTicks } = await store();
      const kept = await readTicks(id);
      if (!isGone) setTicked((tapped) => new Set([...kept, ...tapped]));
    };
    // Ticks that cannot be read are ticks that are not there.
    look().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [id]);

  const toggle = useCallback(
    (ingredient: number) => {
      const isTicked = !ticked.has(ingredient);
      setTicked((before) => {
        const after = new Set(before);
        if (isTicked) after.add(ingredient);
        else after.delete(ingredient);
        return after;
      });
      setHint('laid', true);
      afterPaint(
        () => void store().then(({ tickOff }) => tickOff(recipe, ingredient, isTicked), noStore),
      );
    },
    [recipe, ticked],
  );

  return { ticked, toggle };
}

/** Without the device's store the ticks live as long as the page. */
function noStore(): void {}
