import type { Need, NeedSource } from '#contract/list/schema.ts';
import { type ListState, listLiving } from '#contract/list/state.ts';
import { SERVINGS_MAX } from '#contract/recipe/schema.ts';

export interface DishOnList extends NeedSource {
  key: string;
  needs: readonly Need[];
}

/** The dishes that living needs are for, in the order in which they were added. */
export function listDishes(state: ListState): DishOnList[] {
  const dishes = new Map<string, { from: NeedSource; needs: Need[]; times: Set<string> }>();
  const living = listLiving(state).toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );
  for (const need of living) {
    const { from } = need;
    const id = from?.recipeId ?? from?.cookbookId;
    if (!from || id === undefined) continue;
    const known = dishes.get(id);
    const times = known?.times ?? new Set();
    // Needs that were added together have the same time. The servings of several additions add up.
    const before = known && times.has(need.at) ? 0 : from.servings;
    const servings = Math.min((known?.from.servings ?? 0) + before, SERVINGS_MAX);
    times.add(need.at);
    dishes.set(id, { from: { ...from, servings }, needs: [...(known?.needs ?? []), need], times });
  }
  return Array.from(dishes, ([key, { from, needs }]) => ({ ...from, key, needs }));
}
