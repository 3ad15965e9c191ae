import type { Draft } from '../draft.ts';
import { toKey } from '../text/clean-text.ts';

/** Returns a text that is equal for recipes with the same title and the same lines of ingredients. */
export function toRecipeKey({
  recipe,
}: {
  recipe: Pick<Draft['recipe'], 'title' | 'ingredients'>;
}): string {
  return [recipe.title, ...recipe.ingredients].map(toKey).join('\n');
}

/** Leaves out recipes that were already there. */
export function mergeDrafts(drafts: readonly Draft[]): { kept: Draft[]; merged: number } {
  const kept = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = toRecipeKey(draft);
    if (!kept.has(key)) kept.set(key, draft);
  }
  return { kept: [...kept.values()], merged: drafts.length - kept.size };
}
