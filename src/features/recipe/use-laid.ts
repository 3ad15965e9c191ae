import { useCallback, useEffect, useRef, useState } from 'react';
import type { Recipe } from '../../../contract/recipe.ts';
import { SERVINGS_MAX } from '../../../contract/servings.ts';
import { afterPaint } from '../../browser/after-paint.ts';
import { setHint, whenHinted } from '../../browser/hints.ts';
import type { Plan } from '../../knowledge/plan.ts';
import { toServings } from '../../knowledge/shown-recipe.ts';

const store = () => import('../../offline/cooking-session.ts');
type Store = Awaited<ReturnType<typeof store>>;

/** What the cook laid out: shared by the views of a recipe and its cooking view, and kept on the device. */
export interface Laid extends Plan {
  /** Indices of the ingredients that lie ready. */
  ticked: ReadonlySet<number>;
}

const NOTHING: Laid = { ticked: new Set(), servings: undefined, swapped: new Set() };

export function useLaid(recipe: Recipe) {
  const [laid, setLaid] = useState(NOTHING);
  const latest = useRef(laid);
  const id = recipe._id;

  const show = useCallback((next: Laid) => {
    latest.current = next;
    setLaid(next);
  }, []);

  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const { readLaid } = await store();
      const kept = await readLaid(id);
      if (isGone || !kept) return;
      // What was tapped while the device was asked stays.
      const { ticked, servings, swapped } = latest.current;
      show({
        ticked: new Set([...kept.ticked, ...ticked]),
        servings: servings ?? kept.servings,
        swapped: new Set([...kept.swapped, ...swapped]),
      });
    };
    // What cannot be read is not there.
    const stop = whenHinted(['laid', 'cooking'], () => void look().catch(() => undefined));
    return () => {
      isGone = true;
      stop();
    };
  }, [id, show]);

  const change = useCallback(
    (next: Partial<Laid>, save: (store: Store) => Promise<boolean>) => {
      show({ ...latest.current, ...next });
      setHint('laid', true);
      afterPaint(() => void store().then(save).catch(noStore));
    },
    [show],
  );

  const toggle = useCallback(
    (ingredient: number) => {
      const ticked = toToggled(latest.current.ticked, ingredient);
      change({ ticked }, ({ tickOff }) => tickOff(recipe, ingredient, ticked.has(ingredient)));
    },
    [change, recipe],
  );

  const serve = useCallback(
    (more: number) => {
      // From what was last asked for, not from what is shown: two quick taps are two.
      const wanted = (latest.current.servings ?? toServings(recipe)) + more;
      const many = Math.min(Math.max(1, wanted), SERVINGS_MAX);
      // As written is no scaling: then the recipe reads letter for letter.
      const servings = many === toServings(recipe) ? undefined : many;
      change({ servings }, ({ saveServings }) => saveServings(recipe, servings));
    },
    [change, recipe],
  );

  const swap = useCallback(
    (swapped: ReadonlySet<number>) =>
      change({ swapped }, ({ saveSwaps }) => saveSwaps(recipe, [...swapped])),
    [change, recipe],
  );

  return { laid, toggle, serve, swap };
}

export type LaidOut = ReturnType<typeof useLaid>;

export function toToggled(set: ReadonlySet<number>, one: number): ReadonlySet<number> {
  const after = new Set(set);
  if (!after.delete(one)) after.add(one);
  return after;
}

/** Without the device's store what was laid out lives as long as the page. */
function noStore(): void {}
