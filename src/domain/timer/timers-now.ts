import { useSyncExternalStore } from 'react';
import { subscribeToKitchen } from '#offline/kitchen/changes.ts';
import { createClockWatch } from '#offline/kitchen/clock-watch.ts';
import { isDue, type Timer } from '#offline/kitchen/timer.ts';
import {
  changeTimer,
  moveTimers,
  readTimers,
  removeTimer,
  saveTimer,
  takeDueTimers,
} from '#offline/kitchen/timer-store.ts';
import { confirmHint, setHint } from '#platform/hints.ts';
import { isScreenKeptOn } from '#platform/wake-lock.ts';
import { allowSoundWhile, closeNotification, followSound, ring } from './ring.ts';
import { areSent, sendAgain, sendTimers } from './sent-timers.ts';

/** Interval for display only: a timer rings at a point in time. */
const TICK_MS = 500;

/** `now`: time of this snapshot. `areSent`: the server pushes these timers to a closed app. */
interface TimersNow {
  timers: readonly Timer[];
  now: number;
  areSent: boolean;
}

let shown: TimersNow = { timers: [], now: 0, areSent: false };
let ticking: ReturnType<typeof setInterval> | undefined;
let isFollowing = false;
let reads = 0;
let isTaking = false;
const watchers = new Set<() => void>();
const watchClock = createClockWatch();

export function useTimers(): TimersNow {
  return useSyncExternalStore(watch, () => shown);
}

/** Reads the timers and rings when one is due, for the lifetime of the page. */
export function followTimers(): void {
  if (isFollowing) return;
  isFollowing = true;
  subscribeToKitchen(() => void read());
  // Browsers throttle or stop the timers of a hidden page.
  document.addEventListener('visibilitychange', look);
  globalThis.addEventListener('pageshow', look);
  globalThis.addEventListener('online', sendAgain);
  allowSoundWhile(() => shown.timers.length > 0);
  void read();
}

/** Saves and shows a new timer. Does nothing while the same timer is already running. */
export async function beginTimer(timer: Timer): Promise<void> {
  const known = (await readTimers()).find(({ id }) => id === timer.id);
  if (known && known.rangAt === undefined) return;
  // Set before the other tabs are notified, because they check the hint then.
  setHint('timers', true);
  await saveTimer(timer);
  confirmHint('timers');
  await read();
}

export async function setTimer(
  id: string,
  change: Parameters<typeof changeTimer>[1],
): Promise<void> {
  await changeTimer(id, change);
  void closeNotification(id);
  await read();
}

export async function stopTimer(id: string): Promise<void> {
  await removeTimer(id);
  void closeNotification(id);
  await read();
}

function watch(watcher: () => void): () => void {
  followTimers();
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

async function read(): Promise<void> {
  reads += 1;
  const thisRead = reads;
  const timers = await readTimers();
  // A newer read has replaced this one.
  if (thisRead !== reads) return;
  show(timers);
  if (timers.length === 0) setHint('timers', false);
  const isRunning = timers.some(({ dueAt, rangAt }) => dueAt !== undefined && !rangAt);
  if (isRunning) ticking ??= setInterval(look, TICK_MS);
  else {
    clearInterval(ticking);
    ticking = undefined;
  }
  look();
}

function show(timers: readonly Timer[]): void {
  const now = Date.now();
  shown = { timers, now, areSent: areSent(timers, now) };
  for (const watcher of watchers) watcher();
}

function look(): void {
  const { timers } = shown;
  const wall = Date.now();
  const moves = watchClock({
    wall,
    monotonic: performance.now(),
    isAwake: isScreenKeptOn(),
    timers,
  });
  if (moves.length > 0) void moveTimers(moves);
  else if (timers.some((timer) => isDue(timer, wall))) void takeDue(timers);
  followSound(timers, wall);
  sendTimers(timers, wall);
  show(timers);
}

async function takeDue(timers: readonly Timer[]): Promise<void> {
  if (isTaking) return;
  isTaking = true;
  try {
    const taken = await takeDueTimers(Date.now(), timers);
    for (const timer of taken) ring(timer);
    if (taken.length > 0) await read();
  } finally {
    isTaking = false;
  }
}
