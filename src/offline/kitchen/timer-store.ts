import * as v from 'valibot';
import type { Device } from '../device/database.ts';
import { DeviceFailure, onDevice, writeOnDevice } from '../device/device.ts';
import { tryWriteEvicting } from '../device/write-evicting.ts';
import { notifyKitchen } from './changes.ts';
import { type ClockChange, moveTimer } from './clock-watch.ts';
import { isDue, isForgotten, markRung, settleTimer, Timer } from './timer.ts';

/** Timers that could not be stored; they exist only in this tab until it closes. */
const unsaved = new Map<string, Timer>();

/** Returns all timers, the next one to ring first and paused ones last. */
export async function readTimers(now = Date.now()): Promise<Timer[]> {
  const kept = await onDevice(readKept, []);
  const timers = [...new Map([...kept.map((timer) => [timer.id, timer] as const), ...unsaved])].map(
    ([, timer]) => settleTimer(timer, now),
  );
  return timers
    .filter((timer) => !isForgotten(timer, now))
    .toSorted((one, other) => toEnd(one) - toEnd(other) || one.id.localeCompare(other.id));
}

/** Resolves to false if the timer could not be stored; it still runs in this page. */
export async function saveTimer(timer: Timer, now = Date.now()): Promise<boolean> {
  const isKept = await write(async (device) => {
    const old = (await readKept(device)).filter((one) => isForgotten(one, now));
    await device.timers.bulkDelete(old.map(({ id }) => id));
    await device.timers.put(timer);
    return true;
  });
  if (isKept) unsaved.delete(timer.id);
  else unsaved.set(timer.id, timer);
  notifyKitchen();
  return isKept === true;
}

/** Changes a stored timer. Resolves with the new state, or undefined if it was stopped or the device fails. */
export async function changeTimer(
  id: string,
  change: (timer: Timer, now: number) => Timer,
  now = Date.now(),
): Promise<Timer | undefined> {
  const own = unsaved.get(id);
  const changed = own
    ? change(settleTimer(own, now), now)
    : await write(async (device) => {
        const kept = toTimer(await device.timers.get(id));
        if (!kept) return undefined;
        const next = change(settleTimer(kept, now), now);
        await device.timers.put(next);
        return next;
      });
  if (own && changed) unsaved.set(id, changed);
  notifyKitchen();
  return changed;
}

export async function removeTimer(id: string): Promise<void> {
  unsaved.delete(id);
  await write((device) => device.timers.delete(id));
  notifyKitchen();
}

/**
 * Marks due timers as rung and returns them, so that the caller rings for them. If several tabs call this at once, each
 * timer goes to one of them, because the mark is set in the transaction that finds it. If the device fails, the caller
 * gets its `shown` timers: two tabs may ring, but no timer is missed.
 */
export async function takeDueTimers(
  now = Date.now(),
  shown: readonly Timer[] = [],
): Promise<Timer[]> {
  const taken = await write(async (device) => {
    const due = (await readKept(device)).filter((timer) => isDue(timer, now));
    const rung = due.map((timer) => markRung(timer, now));
    await device.timers.bulkPut(rung);
    return rung;
  });
  if (!taken) for (const timer of shown) if (!unsaved.has(timer.id)) unsaved.set(timer.id, timer);
  const dueHere = [...unsaved.values()].filter((timer) => isDue(timer, now));
  const own = dueHere.map((timer) => markRung(timer, now));
  for (const timer of own) unsaved.set(timer.id, timer);
  const all = [...(taken ?? []), ...own];
  if (all.length > 0) notifyKitchen();
  return all;
}

/**
 * Marks one timer as rung when a push message arrives, and resolves with it if the caller must ring. Undefined if it
 * has already rung, or was stopped, paused or extended. Rejects if the device fails.
 */
export async function takeTimer(id: string, now: number): Promise<Timer | undefined> {
  const answer = await write(async (device) => {
    const kept = toTimer(await device.timers.get(id));
    if (!kept || !isDue(kept, now)) return { taken: undefined };
    const taken = markRung(kept, now);
    await device.timers.put(taken);
    return { taken };
  });
  if (!answer) throw new DeviceFailure('broken');
  if (answer.taken) notifyKitchen();
  return answer.taken;
}

/** Reads the stored timers. Rejects if the device fails, so that a failure does not look like an empty list. */
export function readKeptTimers(): Promise<Timer[]> {
  return writeOnDevice(readKept);
}

/** Moves timers after the clock was set (`clock-watch.ts`). Calls from several tabs move each timer once. */
export async function moveTimers(moves: readonly ClockChange[]): Promise<void> {
  if (moves.length === 0) return;
  const toMoved = (timer: Timer) => moves.reduce(moveTimer, timer);
  for (const timer of unsaved.values()) unsaved.set(timer.id, toMoved(timer));
  await write(async (device) => {
    await device.timers.bulkPut((await readKept(device)).map(toMoved));
  });
  notifyKitchen();
}

function write<T>(work: (device: Device) => Promise<T>): Promise<T | undefined> {
  return tryWriteEvicting(
    (device) =>
      device.transaction('rw', device.timers, async () => {
        const result = await work(device);
        // The caller has timed out, so no tab would ring for these timers.
        if (device.isTimedOut) throw new DeviceFailure('broken');
        return result;
      }),
    undefined,
  );
}

async function readKept(device: Device): Promise<Timer[]> {
  return (await device.timers.toArray()).flatMap((row) => toTimer(row) ?? []);
}

function toTimer(row: unknown): Timer | undefined {
  const parsed = v.safeParse(Timer, row);
  return parsed.success ? parsed.output : undefined;
}

function toEnd({ dueAt }: Timer): number {
  return dueAt ?? Number.POSITIVE_INFINITY;
}
