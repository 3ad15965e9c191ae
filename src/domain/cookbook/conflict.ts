import * as v from 'valibot';
import { toCookbookText } from '#contract/cookbook/recipe.ts';
import { CookbookRecipe } from '#contract/cookbook/schema.ts';
import type { CookbookFields } from '#contract/cookbook/writes.ts';
import { decide } from '#domain/outbox/refusals.ts';
import type { Delivery } from '#domain/overlay/pending.ts';
import type { CookbookView } from '#domain/overlay/views.ts';
import { createRecipe, saveRecipe } from './changes.ts';

/** Two versions of one recipe, of which neither is lost. */
export interface Conflict {
  recipeId: string;
  /** What this device has written. */
  mine: CookbookFields;
  /** What another device has written meanwhile. */
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

/** Keeps the own text, or a text that was made from both. It replaces the refused write. */
export function keepMine({ recipeId, mine, theirs }: Conflict, fields = mine) {
  return saveRecipe(recipeId, { fields }, theirs.version);
}

export function keepTheirs({ delivery }: Conflict): Promise<string | undefined> {
  return decide(({ discard }) => discard(delivery));
}

/** Keeps the text of a recipe that another device has deleted, as a new recipe. */
export async function keepDeleted(
  { recipe, pictures = recipe.images }: CookbookView,
  delivery: Delivery,
): Promise<string | undefined> {
  const fields = { ...toCookbookText(recipe), images: [...pictures] };
  return (await createRecipe({ fields })) ?? decide(({ discard }) => discard(delivery));
}

/** Keeps the own text as a recipe of its own. */
export async function keepBoth(conflict: Conflict): Promise<string | undefined> {
  return (await createRecipe({ fields: conflict.mine })) ?? keepTheirs(conflict);
}
