import { closeSession, readSessions, reopenSession } from '../recipes/cooking-session.ts';
import { readMealTime, removeMealTime, saveMealTime } from './meal-time.ts';
import { readTimers, removeTimer, saveTimer } from './timer-store.ts';

/**
 * Closes a session, finished or not, and removes its timers and alarms. The last session also removes the meal plan.
 * Resolves with a function that restores all of it.
 */
export async function takeOffStove(
  sessionId: string,
  recipeId: string,
): Promise<() => Promise<void>> {
  await closeSession(sessionId);
  const [timers, others, meal] = await Promise.all([readTimers(), readSessions(), readMealTime()]);
  const own = timers.filter(({ dishId }) => dishId === recipeId);
  await Promise.all([
    ...own.map(({ id }) => removeTimer(id)),
    ...(others.length === 0 ? [removeMealTime()] : []),
  ]);
  return async () => {
    await reopenSession(sessionId);
    await Promise.all(own.map(saveTimer));
    if (meal) await saveMealTime(meal);
  };
}
