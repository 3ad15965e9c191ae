import * as v from 'valibot';
import { RESUMABLE_MS } from '#contract/platform/limits.ts';
import { Recipe, SERVINGS_MAX } from '#contract/recipe/schema.ts';
import type { Device } from '../device/database.ts';
import { tryWriteEvicting } from '../device/write-evicting.ts';
import { notifyKitchen } from '../kitchen/changes.ts';

const place = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * One cooking of a recipe. The recipe is copied at the start and never changes while it is cooked. `step` counts from
 * 1; `ticked` has sorted indices into the recipe's ingredients; times are milliseconds since 1970.
 * State `laid` is a recipe in preparation: ingredients were ticked off or swapped, or the servings changed.
 * `servings` and `swapped` (choices of `swap-choice.ts`) are missing in rows of earlier versions.
 */
export const CookingSession = v.object({
  id: v.string(),
  recipeId: v.string(),
  // A recipe of the cookbook may have no subtitle and no cuisine, and may have headings among its ingredients.
  recipe: v.object({
    ...Recipe.entries,
    subtitle: v.string(),
    cuisine: v.string(),
    headings: v.optional(v.array(v.object({ at: place, text: v.string() }))),
  }),
  step: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ticked: v.array(place),
  servings: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(SERVINGS_MAX))),
  swapped: v.optional(v.array(place), []),
  state: v.picklist(['laid', 'cooking', 'finished', 'closed']),
  startedAt: v.number(),
  updatedAt: v.number(),
});
export type CookingSession = v.InferOutput<typeof CookingSession>;

/**
 * Finds the latest session of a recipe, cooking or in preparation. If no recipe is given, finds the latest one cooking.
 */
export async function findOpen(
  device: Device,
  now: number,
  recipeId?: string,
): Promise<CookingSession | undefined> {
  return (await readRecent(device, now)).findLast((session) =>
    recipeId === undefined ? session.state === 'cooking' : isOpenFor(session, recipeId),
  );
}

export async function readRecent(device: Device, now: number): Promise<CookingSession[]> {
  const recent = device.cookSessions.where('updatedAt').above(now - RESUMABLE_MS);
  return (await recent.toArray()).flatMap((row) => toSession(row) ?? []);
}

function isOpenFor(session: CookingSession, recipeId: string): boolean {
  return session.recipeId === recipeId && ['cooking', 'laid'].includes(session.state);
}

export function toFreshSession(
  recipe: Recipe,
  state: CookingSession['state'],
  now: number,
): CookingSession {
  return {
    id: `${recipe._id}@${now}`,
    recipeId: recipe._id,
    recipe,
    step: 1,
    ticked: [],
    swapped: [],
    state,
    startedAt: now,
    updatedAt: now,
  };
}

export function toTicked(session: CookingSession, ingredient: number, ticked: boolean): number[] {
  const others = session.ticked.filter((index) => index !== ingredient);
  const exists = session.recipe.ingredients[ingredient] !== undefined;
  return ticked && exists ? [...others, ingredient].toSorted((a, b) => a - b) : others;
}

export async function writeSession<T>(
  work: (device: Device) => Promise<T>,
  otherwise: T,
): Promise<T> {
  const result = await tryWriteEvicting(
    // Dexie tracks the awaits of a function only if it is async itself.
    (device) => device.transaction('rw', device.cookSessions, async () => await work(device)),
    otherwise,
  );
  notifyKitchen();
  return result;
}

export function toSession(row: unknown): CookingSession | undefined {
  const parsed = v.safeParse(CookingSession, row);
  return parsed.success ? parsed.output : undefined;
}
