import { type StartAlarm, toStartAlarms } from '#knowledge/timeline/start-alarms.ts';
import { isDue, startAlarm, type Timer } from '#offline/kitchen/timer.ts';
import { removeTimer, saveTimer } from '#offline/kitchen/timer-store.ts';
import { confirmHint, setHint } from '#platform/hints.ts';
import type { Meal } from './meal.ts';

/** A planned start that moves by less keeps its alarm. */
const SAME_MS = 30_000;

const toId = (dishId: string) => `start/${dishId}`;

/** Syncs the device's alarms with the plan: at most one per dish, none without a plan. */
export async function keepAlarms(meal: Meal, timers: readonly Timer[]): Promise<void> {
  const { plan, now } = meal;
  const ends = timers.flatMap(({ dishId, dueAt, isStart }) =>
    dueAt === undefined || isStart ? [] : [{ dishId, at: dueAt }],
  );
  const wanted = plan ? toStartAlarms(plan, now, ends) : [];
  await removeUnwanted(meal, timers, wanted);
  await saveWanted(meal, timers, wanted);
}

async function removeUnwanted(
  { plan, dishes, now }: Meal,
  timers: readonly Timer[],
  wanted: readonly StartAlarm[],
): Promise<void> {
  const [attended] = dishes;
  for (const alarm of timers.filter(({ isStart }) => isStart)) {
    const isFollowed = alarm.dishId === attended?.id && attended.step >= alarm.step;
    const isWanted = wanted.some((one) => toId(one.dishId) === alarm.id);
    const isDone = hasRungOrIsDue(alarm, now) ? isFollowed : !isWanted;
    if (!plan || isDone) await removeTimer(alarm.id);
  }
}

async function saveWanted(
  { dishes, now }: Meal,
  timers: readonly Timer[],
  wanted: readonly StartAlarm[],
): Promise<void> {
  for (const alarm of wanted) {
    const kept = timers.find(({ id }) => id === toId(alarm.dishId));
    if (kept && (hasRungOrIsDue(kept, now) || isSame(kept, alarm))) continue;
    const name = dishes.find(({ id }) => id === alarm.dishId)?.recipe.title ?? '';
    const place = { id: toId(alarm.dishId), dishId: alarm.dishId, step: alarm.step, name };
    // Set before the other tabs are notified, because they check the hint then.
    setHint('timers', true);
    await saveTimer(startAlarm(place, alarm.at, now));
    confirmHint('timers');
  }
}

function hasRungOrIsDue(alarm: Timer, now: number): boolean {
  return alarm.rangAt !== undefined || isDue(alarm, now);
}

function isSame({ step, dueAt }: Timer, alarm: StartAlarm): boolean {
  return step === alarm.step && Math.abs((dueAt ?? 0) - alarm.at) < SAME_MS;
}
