import * as v from 'valibot';
import { toCookbookText } from '#contract/cookbook/recipe.ts';
import { CookbookRecipe } from '#contract/cookbook/schema.ts';
import type { CookbookFields } from '#contract/cookbook/writes.ts';
import { loadOutbox } from '#domain/outbox/load-outbox.ts';
import { decide } from '#domain/outbox/refusals.ts';
import type { Delivery } from '#domain/overlay/pending.ts';
import type { CookbookView } from '#domain/overlay/views.ts';
import { readViewerId } from '#platform/network/fetch-page.ts';
import { createRecipe, saveRecipe } from './changes.ts';

/** Two versions of the same recipe. The device stores both. */
export interface Conflict {
  recipeId: string;
  /** The text of this device. */
  mine: CookbookFields;
  /** The text of another device. */
  theirs: CookbookRecipe;
  delivery: Delivery;
}

/** Undefined if no edit of this recipe conflicts with another one. */
export function toConflict({ recipe, refused }: CookbookView): Conflict | undefined {
  if (refused?.delivery.error?.code !== 'stale') return undefined;
  const { fields: mine, delivery } = refused;
  const parsed = v.safeParse(CookbookRecipe, delivery.error?.current);
  // The refusal has the version of that time, the cookbook of its latest response. Versions are numbers.
  const isNewer = parsed.success && Number(parsed.output.version) > Number(recipe.version);
  const theirs = isNewer ? parsed.output : recipe;
  return { recipeId: recipe._id, mine, theirs, delivery };
}

/** Saves the text of this device, or a text that was made from both. It replaces the refused write. */
export function keepMine({ recipeId, mine, theirs }: Conflict, fields = mine) {
  return saveRecipe(recipeId, { fields }, theirs.version);
}

/** Discards the refused edit and those that wait behind it. */
export function keepTheirs({ recipeId, delivery }: Conflict): Promise<string | undefined> {
  return decide(async ({ discard }) => {
    const { readOwnRows } = await loadOutbox();
    const rows = await readOwnRows(readViewerId());
    const edits = rows.filter(
      ({ command }) => command.op === 'cookbook.update' && command.recipeId === recipeId,
    );
    for (const row of edits) await discard(row);
    await discard(delivery);
  });
}

/** Keeps the text of a recipe that another device has deleted, as a new recipe. */
export async function keepDeleted(
  { recipe, pictures = recipe.images }: CookbookView,
  delivery: Delivery,
): Promise<string | undefined> {
  const fields = { ...toCookbookText(recipe), images: [...pictures] };
  return (await createRecipe({ fields })) ?? decide(({ discard }) => discard(delivery));
}

/** Saves the text of this device as a new recipe. */
export async function keepBoth(conflict: Conflict): Promise<string | undefined> {
  return (await createRecipe({ fields: conflict.mine })) ?? keepTheirs(conflict);
}
