import { useEffect, useState } from 'react';
import { subscribeToKitchen } from '../../../offline/kitchen/changes.ts';
import { type MealTime, readMealTime } from '../../../offline/kitchen/meal-time.ts';
import type { Timer } from '../../../offline/kitchen/timer.ts';
import { readTimers } from '../../../offline/kitchen/timer-store.ts';
import { readSessions } from '../../../offline/recipes/cooking-session.ts';
import type { CookingSession } from '../../../offline/recipes/session-rows.ts';
import { readArrival, saveArrival } from './arrival.ts';

/** A plan is shown to the minute. */
const LOOK_MS = 10_000;

/** What the device knows of the stove, when it was looked at, and where the cook is and since when. */
export interface StoveNow {
  now: number;
  step: number;
  since: number;
  meal: MealTime | undefined;
  sessions: readonly CookingSession[];
  timers: readonly Timer[];
}

/** The stove as it is now, with the cook at this step of this dish: read at every change in any tab, at every return to the page, and as time goes by. */
export function useStove(recipeId: string, step: number): StoveNow | undefined {
  const [stove, setStove] = useState<StoveNow>();
  useEffect(() => {
    const since = readArrival(recipeId, step, Date.now());
    let reads = 0;
    let isGone = false;
    const read = async () => {
      reads += 1;
      const mine = reads;
      const now = Date.now();
      if (!document.hidden) saveArrival({ recipeId, step, since, seenAt: now });
      const [meal, sessions, timers] = await Promise.all([
        readMealTime(now),
        readSessions(now),
        readTimers(now),
      ]);
      // A later read has seen more.
      if (isGone || mine !== reads) return;
      setStove({ now, step, since, meal, sessions, timers });
    };
    const look = () => void read();
    look();
    const stop = subscribeToKitchen(look);
    const ticking = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      isGone = true;
      stop();
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', look);
    };
  }, [recipeId, step]);
  return stove;
}
