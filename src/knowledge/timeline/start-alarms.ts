import type { PlannedJob } from './plan-back.ts';
import type { MealPlan } from './plan-meal.ts';

/** The planned start of a step that the cook has to be called to. */
export interface StartAlarm {
  dishId: string;
  step: number;
  at: number;
}

/** What begins sooner is in the cook's hands already, or as good as late. */
const SOON_MS = 60_000;
/** A timer that ends so near to it calls the cook as well. */
const NEAR_MS = 90_000;

/**
 * For each dish its next start that the cook would miss without being called: the first step of the dish, a step after a
 * wait, one after the work for another dish. What follows from the work before it needs no alarm. `ends` are the points in
 * time at which timers of the dishes ring.
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
