import type { Recipe } from '#contract/recipe/schema.ts';
import { toSwapIndex } from '#contract/recipe/swap-choice.ts';
import { onDevice } from '../device/device.ts';
import {
  type CookingSession,
  findOpen,
  toFreshSession,
  toTicked,
  writeSession,
} from './session-rows.ts';

type Preparation = Pick<CookingSession, 'ticked' | 'servings' | 'swapped'>;

export function readPreparation(
  recipeId: string,
  now = Date.now(),
): Promise<Preparation | undefined> {
  return onDevice((device) => findOpen(device, now, recipeId), undefined);
}

/** These three functions resolve to true if the change is stored. */
export function tickOff(
  recipe: Recipe,
  ingredient: number,
  ticked: boolean,
  now = Date.now(),
): Promise<boolean> {
  return changePreparation(recipe, now, (session) => ({
    ticked: toTicked(session, ingredient, ticked),
  }));
}

/** `servings`: undefined for the recipe's own number. */
export function saveServings(
  recipe: Recipe,
  servings: number | undefined,
  now = Date.now(),
): Promise<boolean> {
  return changePreparation(recipe, now, () => ({ servings }));
}

export function saveSwaps(
  recipe: Recipe,
  swapped: readonly number[],
  now = Date.now(),
): Promise<boolean> {
  return changePreparation(recipe, now, ({ recipe: kept }) => ({
    swapped: swapped.filter((one) => kept.ingredients[toSwapIndex(one)] !== undefined),
  }));
}

function changePreparation(
  recipe: Recipe,
  now: number,
  change: (session: CookingSession) => Partial<CookingSession>,
): Promise<boolean> {
  return writeSession(async (device) => {
    const open = await findOpen(device, now, recipe._id);
    const session = open ?? toFreshSession(recipe, 'laid', now);
    await device.cookSessions.put({ ...session, ...change(session), updatedAt: now });
    return true;
  }, false);
}
