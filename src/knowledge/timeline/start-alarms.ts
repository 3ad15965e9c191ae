import type { PlannedJob } from './plan-back.ts';
import type { MealPlan } from './plan-meal.ts';

export interface StartAlarm {
  dishId: string;
  step: number;
  at: number;
}

/** A step that starts sooner needs no alarm. */
const SOON_MS = 60_000;
/** A timer that ends this close to the start replaces the alarm. */
const NEAR_MS = 90_000;

/**
 * Returns for each dish the next start that the cook would miss without an alarm: its first step, a step after a wait,
 * or one after the work for another dish. A step that directly follows work for the same dish needs none. `ends` are
 * the times at which timers of the dishes ring.
 */
export function toStartAlarms(
  plan: MealPlan,
  now: number,
  ends: readonly { dishId: string; at: number }[],
): StartAlarm[] {
  const found = new Map<string, StartAlarm>();
  let before: PlannedJob | undefined;
  for (const planned of plan.jobs) {
    const { dishId, startAt, job } = planned;
    const { handsOn, step } = job;
    if (handsOn === 0) continue;
    const follows = before?.dishId === dishId && startAt - before.handsFreeAt < SOON_MS;
    const isRung = ends.some(
      (end) => end.dishId === dishId && Math.abs(end.at - startAt) < NEAR_MS,
    );
    if (!follows && !isRung && startAt - now >= SOON_MS && !found.has(dishId)) {
      found.set(dishId, { dishId, step, at: startAt });
    }
    before = planned;
  }
  return [...found.values()];
}
