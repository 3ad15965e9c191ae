import type { CookbookRecipe } from '#contract/cookbook/schema.ts';
import type { CommandOf } from '#contract/writes.ts';
import { overlayCookbook } from '#domain/overlay/cookbook.ts';
import { setHint } from '#platform/hints.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { cookbookStore } from './load-store.ts';

export type CookbookCommand = CommandOf<
  'cookbook.create' | 'cookbook.update' | 'cookbook.delete' | 'cookbook-visibility.set'
>;

const VISITOR = { id: '', name: '' };

/** Applies writes to the cookbook of this device, as the optimistic overlay does for a member. Nothing is sent. */
export async function changeOwnCookbook(commands: readonly CookbookCommand[]): Promise<void> {
  const { changeVisitorCookbook } = await cookbookStore();
  const at = Date.now();
  await changeVisitorCookbook(({ recipes, leftBy }) => {
    const views = recipes.map((recipe) => ({ recipe }));
    const pending = commands.map((command) => ({ command, at }));
    const shown = overlayCookbook(views, pending, VISITOR).map(({ recipe }) => recipe);
    setHint('visitor-cookbook', shown.length > 0);
    return { recipes: shown, leftBy };
  });
  await refreshOwnCookbook();
}

/** Brings a deleted recipe of this device back. */
export async function restoreOwnRecipe(recipe: CookbookRecipe): Promise<boolean> {
  const { changeVisitorCookbook } = await cookbookStore();
  setHint('visitor-cookbook', true);
  await changeVisitorCookbook((known) => ({ ...known, recipes: [...known.recipes, recipe] }));
  await refreshOwnCookbook();
  return true;
}

export function refreshOwnCookbook(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['cookbook', ''] });
}
