import * as v from 'valibot';
import { Recipe } from '../../../contract/recipe/recipe.ts';
import { SERVINGS_MAX } from '../../../contract/recipe/servings.ts';
import { toSwapPlace } from '../../../contract/recipe/swap-choice.ts';
import { type Device, onDevice } from '../device/device.ts';
import { writeMakingRoom } from '../device/room.ts';
import { tellKitchen } from '../kitchen/changes.ts';

/** An unfinished session younger than this is resumed and offered as "Continue". */
export const RESUMABLE_MS = 24 * 60 * 60 * 1000;
/** Finished sessions are deleted after this long. */
const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000;

const place = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * One cooking of one recipe. The recipe is frozen at the start and never changes under the cook. `step` counts from 1;
 * `ticked` holds indices into the recipe's ingredients, in order; times are milliseconds since 1970. `laid` (a stored
 * value) is a recipe being prepared: ingredients were ticked off or swapped, or the servings changed; cooking has not
 * started yet. `servings` and `swapped` (choices of `swap-choice.ts`) are absent in rows of earlier versions.
 */
export const CookingSession = v.object({
  id: v.string(),
  recipeId: v.string(),
  recipe: Recipe,
  step: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ticked: v.array(place),
  servings: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(SERVINGS_MAX))),
  swapped: v.optional(v.array(place), []),
  state: v.picklist(['laid', 'cooking', 'finished', 'closed']),
  startedAt: v.number(),
  updatedAt: v.number(),
});
export type CookingSession = v.InferOutput<typeof CookingSession>;

/** Resumes the recipe's unfinished session, or starts one at step 1. Where nothing can be stored it lives in memory. */
export function startSession(recipe: Recipe, now = Date.now()): Promise<CookingSession> {
  const fresh = toFreshSession(recipe, 'cooking', now);
  return write(async (device) => {
    const open = await findOpen(device, now, recipe._id);
    if (open?.state === 'cooking') return open;
    await device.cookSessions
      .where('updatedAt')
      .below(now - REMEMBERED_MS)
      .delete();
    const session = open
      ? { ...open, recipe, state: fresh.state, startedAt: now, updatedAt: now }
      : fresh;
    await device.cookSessions.put(session);
    return session;
  }, fresh);
}

/** The unfinished session of this recipe, if it can still be resumed. */
export function readSession(
  recipeId: string,
  now = Date.now(),
): Promise<CookingSession | undefined> {
  return onDevice(async (device) => {
    const open = await findOpen(device, now, recipeId);
    return open?.state === 'cooking' ? open : undefined;
  }, undefined);
}

/** The part of a session that can change before or while cooking. */
type Preparation = Pick<CookingSession, 'ticked' | 'servings' | 'swapped'>;

export function readPreparation(
  recipeId: string,
  now = Date.now(),
): Promise<Preparation | undefined> {
  return onDevice((device) => findOpen(device, now, recipeId), undefined);
}

/** These three change a recipe before or while it is cooked, and resolve with whether the change is stored. */
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

/** `servings` undefined: as many as the recipe is written for. */
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
    swapped: swapped.filter((one) => kept.ingredients[toSwapPlace(one)] !== undefined),
  }));
}

function changePreparation(
  recipe: Recipe,
  now: number,
  change: (session: CookingSession) => Partial<CookingSession>,
): Promise<boolean> {
  return write(async (device) => {
    const open = await findOpen(device, now, recipe._id);
    const session = open ?? toFreshSession(recipe, 'laid', now);
    await device.cookSessions.put({ ...session, ...change(session), updatedAt: now });
    return true;
  }, false);
}

/** The unfinished session touched last, of any recipe, if it can still be resumed. */
export function readUnfinishedSession(now = Date.now()): Promise<CookingSession | undefined> {
  return onDevice((device) => findOpen(device, now), undefined);
}

/** Everything that is being cooked and can still be resumed, touched last first. */
export function readSessions(now = Date.now()): Promise<CookingSession[]> {
  return onDevice(async (device) => {
    const sessions = (await readRecent(device, now)).toReversed();
    return sessions.filter(({ state }) => state === 'cooking');
  }, []);
}

/** Whether this session was brought to its end, here or in another window, and takes no more changes. */
export function readIsOver(id: string): Promise<boolean> {
  return onDevice(async (device) => {
    const session = toSession(await device.cookSessions.get(id));
    return session?.state === 'finished' || session?.state === 'closed';
  }, false);
}

/** All `saveX` and `closeSession` resolve with whether the change is stored. */
export function saveStep(id: string, step: number, now = Date.now()): Promise<boolean> {
  return changeSession(id, now, (session) => ({
    step: Math.min(Math.max(1, Math.trunc(step)), session.recipe.instructions.length),
  }));
}

export function saveTick(
  id: string,
  ingredient: number,
  ticked: boolean,
  now = Date.now(),
): Promise<boolean> {
  return changeSession(id, now, (session) => ({ ticked: toTicked(session, ingredient, ticked) }));
}

/** The cook reached the end: the next start begins at step 1. */
export function finishSession(id: string, now = Date.now()): Promise<boolean> {
  return changeSession(id, now, () => ({ state: 'finished' }));
}

/** The cook left for good: nothing is offered as "Continue". */
export function closeSession(id: string, now = Date.now()): Promise<boolean> {
  return changeSession(id, now, () => ({ state: 'closed' }));
}

/** For one recipe: cooking or in preparation. For any recipe: cooking only. */
async function findOpen(
  device: Device,
  now: number,
  recipeId?: string,
): Promise<CookingSession | undefined> {
  return (await readRecent(device, now)).findLast((session) =>
    recipeId === undefined ? session.state === 'cooking' : isOpenFor(session, recipeId),
  );
}

async function readRecent(device: Device, now: number): Promise<CookingSession[]> {
  const recent = device.cookSessions.where('updatedAt').above(now - RESUMABLE_MS);
  return (await recent.toArray()).flatMap((row) => toSession(row) ?? []);
}

function isOpenFor(session: CookingSession, recipeId: string): boolean {
  return session.recipeId === recipeId && ['cooking', 'laid'].includes(session.state);
}

function toFreshSession(
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

function toTicked(session: CookingSession, ingredient: number, ticked: boolean): number[] {
  const others = session.ticked.filter((index) => index !== ingredient);
  const exists = session.recipe.ingredients[ingredient] !== undefined;
  return ticked && exists ? [...others, ingredient].toSorted((a, b) => a - b) : others;
}

/** Changes only a session that is being cooked, with one put in one transaction. */
function changeSession(
  id: string,
  now: number,
  change: (session: CookingSession) => Partial<CookingSession>,
): Promise<boolean> {
  return write(async (device) => {
    const session = toSession(await device.cookSessions.get(id));
    if (session?.state !== 'cooking') return false;
    await device.cookSessions.put({ ...session, ...change(session), updatedAt: now });
    return true;
  }, false);
}

/** In one transaction; the other tabs are told. */
async function write<T>(work: (device: Device) => Promise<T>, otherwise: T): Promise<T> {
  const result = await writeMakingRoom(
    // Dexie follows the awaits of a function only where it is async itself.
    (device) => device.transaction('rw', device.cookSessions, async () => await work(device)),
    otherwise,
  );
  tellKitchen();
  return result;
}

/** Parses a stored row; an invalid one counts as absent. */
function toSession(row: unknown): CookingSession | undefined {
  const parsed = v.safeParse(CookingSession, row);
  return parsed.success ? parsed.output : undefined;
}
