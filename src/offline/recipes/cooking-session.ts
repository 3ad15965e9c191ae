import { RESUMABLE_MS } from '#contract/platform/limits.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { onDevice } from '../device/device.ts';
import {
  type CookingSession,
  findOpen,
  readRecent,
  toFreshSession,
  toSession,
  toTicked,
  writeSession,
} from './session-rows.ts';

const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000;

/** Resumes or starts the recipe's session. If it cannot be stored, it exists only in memory. */
export function startSession(recipe: Recipe, now = Date.now()): Promise<CookingSession> {
  const fresh = toFreshSession(recipe, 'cooking', now);
  return writeSession(async (device) => {
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

export function readSession(
  recipeId: string,
  now = Date.now(),
): Promise<CookingSession | undefined> {
  return onDevice(async (device) => {
    const open = await findOpen(device, now, recipeId);
    return open?.state === 'cooking' ? open : undefined;
  }, undefined);
}

/** The most recently changed resumable session of any recipe. */
export function readUnfinishedSession(now = Date.now()): Promise<CookingSession | undefined> {
  return onDevice((device) => findOpen(device, now), undefined);
}

export function readSessions(now = Date.now()): Promise<CookingSession[]> {
  return onDevice(async (device) => {
    const sessions = (await readRecent(device, now)).toReversed();
    return sessions.filter(({ state }) => state === 'cooking');
  }, []);
}

/** Returns true if the session has ended in any tab. It then accepts no further changes. */
export function readIsOver(id: string): Promise<boolean> {
  return onDevice(async (device) => {
    const session = toSession(await device.cookSessions.get(id));
    return session?.state === 'finished' || session?.state === 'closed';
  }, false);
}

/** True if the session is stored, or if storage fails. */
export function hasSession(id: string): Promise<boolean> {
  return onDevice(async (device) => (await device.cookSessions.get(id)) !== undefined, true);
}

/** All `saveX` functions and `closeSession` resolve to true if the change is stored. */
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

/** Returns the session if it is of this recipe and was finished recently. */
export function readFinished(
  id: string,
  recipeId: string,
  now = Date.now(),
): Promise<CookingSession | undefined> {
  return onDevice(async (device) => {
    const session = toSession(await device.cookSessions.get(id));
    const isRecent = session !== undefined && now - session.updatedAt < RESUMABLE_MS;
    return isRecent && session.state === 'finished' && session.recipeId === recipeId
      ? session
      : undefined;
  }, undefined);
}

/** Resumes an ended session. Resolves to true if that is stored. */
export function reopenSession(id: string, now = Date.now()): Promise<boolean> {
  return writeSession(async (device) => {
    const session = toSession(await device.cookSessions.get(id));
    if (session?.state !== 'finished' && session?.state !== 'closed') return false;
    await device.cookSessions.put({ ...session, state: 'cooking', updatedAt: now });
    return true;
  }, false);
}

/** The cook reached the end, so the next start begins at step 1. */
export function finishSession(id: string, now = Date.now()): Promise<boolean> {
  return changeSession(id, now, () => ({ state: 'finished' }));
}

/** The cook stopped, so the session is no longer offered as "Continue". */
export function closeSession(id: string, now = Date.now()): Promise<boolean> {
  return changeSession(id, now, () => ({ state: 'closed' }));
}

function changeSession(
  id: string,
  now: number,
  change: (session: CookingSession) => Partial<CookingSession>,
): Promise<boolean> {
  return writeSession(async (device) => {
    const session = toSession(await device.cookSessions.get(id));
    if (session?.state !== 'cooking') return false;
    await device.cookSessions.put({ ...session, ...change(session), updatedAt: now });
    return true;
  }, false);
}
