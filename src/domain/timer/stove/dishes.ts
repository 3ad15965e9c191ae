import { useEffect, useState } from 'react';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { toClockTime } from '#knowledge/durations/clock-time.ts';
import { subscribeToKitchen } from '#offline/kitchen/changes.ts';
import { type Timer, toRemaining } from '#offline/kitchen/timer.ts';
import type { CookingSession } from '#offline/recipes/session-rows.ts';
import * as cookTexts from '#texts/cook.ts';
import * as timerTexts from '#texts/timer.ts';

const SECOND_MS = 1000;

/** The device database loads on demand, because pages that show no dish in progress do not need it. */
const loadDevice = () =>
  Promise.all([
    import('#offline/recipes/cooking-session.ts'),
    import('#offline/kitchen/timer-store.ts'),
  ]);

interface Dish {
  recipeId: string;
  title: string;
  /** "Step 3 of 9", with the time left on the dish's next timer: "Step 3 of 9, 3:12". */
  state: string;
}

interface Kitchen {
  sessions: readonly CookingSession[];
  timers: readonly Timer[];
}

/** Returns every dish in progress, last used first. Updates each second while a timer runs. */
export function useDishes(): readonly Dish[] {
  const [{ sessions, timers }, setKitchen] = useState<Kitchen>({ sessions: [], timers: [] });
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let isUnmounted = false;
    const look = async () => {
      const [{ readSessions }, { readTimers }] = await loadDevice();
      const [found, running] = await Promise.all([readSessions(), readTimers()]);
      if (isUnmounted) return;
      setKitchen({ sessions: found, timers: running });
      setNow(Date.now());
    };
    const lookAgain = () => void ignoreError(look(), 'no dish is listed');
    lookAgain();
    const stop = subscribeToKitchen(lookAgain);
    return () => {
      isUnmounted = true;
      stop();
    };
  }, []);
  const isRunning = timers.some(({ dueAt }) => dueAt !== undefined);
  useEffect(() => {
    if (!isRunning) return undefined;
    const tick = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(tick);
  }, [isRunning]);

  return sessions.map(({ recipeId, recipe, step }) => {
    const timer = timers.find(({ dishId, isStart }) => dishId === recipeId && !isStart);
    const place = cookTexts.stepOfCount(step, recipe.instructions.length);
    const state = timer ? `${place}, ${toTimeLeft(timer, now)}` : place;
    return { recipeId, title: recipe.title, state };
  });
}

function toTimeLeft(timer: Timer, now: number): string {
  const left = toRemaining(timer, now);
  return left > 0 ? toClockTime(left) : timerTexts.timeIsUp;
}
