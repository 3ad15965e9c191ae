import type { Need, NeedSource } from '#contract/list/schema.ts';
import { type ListState, listLiving } from '#contract/list/state.ts';

export interface DishOnList extends NeedSource {
  key: string;
  needs: readonly Need[];
}

/** The dishes that living needs are for, in the order in which they were added. */
export function listDishes(state: ListState): DishOnList[] {
  const dishes = new Map<string, { from: NeedSource; needs: Need[] }>();
  const living = listLiving(state).toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );
  for (const need of living) {
    const { from } = need;
    const id = from?.recipeId ?? from?.cookbookId;
    if (!from || id === undefined) continue;
    const known = dishes.get(id);
    // The latest addition has the servings.
    dishes.set(id, { from, needs: [...(known?.needs ?? []), need] });
  }
  return Array.from(dishes, ([key, { from, needs }]) => ({ ...from, key, needs }));
}
