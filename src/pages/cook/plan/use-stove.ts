import { useEffect, useState } from 'react';
import { subscribeToKitchen } from '#offline/kitchen/changes.ts';
import { type MealTime, readMealTime } from '#offline/kitchen/meal-time.ts';
import type { Timer } from '#offline/kitchen/timer.ts';
import { readTimers } from '#offline/kitchen/timer-store.ts';
import { readSessions } from '#offline/recipes/cooking-session.ts';
import type { CookingSession } from '#offline/recipes/session-rows.ts';
import { readArrival, saveArrival } from './arrival.ts';

/** Poll interval; the plan shows minutes. */
const LOOK_MS = 10_000;

/** Snapshot of the device's sessions, timers and meal. `now` and `since` are in milliseconds since 1970. */
export interface StoveNow {
  now: number;
  step: number;
  since: number;
  meal: MealTime | undefined;
  sessions: readonly CookingSession[];
  timers: readonly Timer[];
}

/**
 * Snapshot with the cook at `step` of this recipe. Read again at every change in any tab, when the page becomes
 * visible, and every ten seconds.
 */
export function useStove(recipeId: string, step: number): StoveNow | undefined {
  const [stove, setStove] = useState<StoveNow>();
  useEffect(() => {
    const since = readArrival(recipeId, step, Date.now());
    let reads = 0;
    let isUnmounted = false;
    const read = async () => {
      reads += 1;
      const thisRead = reads;
      const now = Date.now();
      if (!document.hidden) saveArrival({ recipeId, step, since, seenAt: now });
      const [meal, sessions, timers] = await Promise.all([
        readMealTime(now),
        readSessions(now),
        readTimers(now),
      ]);
      // A newer read has replaced this one.
      if (isUnmounted || thisRead !== reads) return;
      setStove({ now, step, since, meal, sessions, timers });
    };
    const look = () => void read();
    look();
    const stop = subscribeToKitchen(look);
    const ticking = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      isUnmounted = true;
      stop();
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', look);
    };
  }, [recipeId, step]);
  return stove;
}
