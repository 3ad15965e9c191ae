import { isRunning, toRemaining } from '#offline/kitchen/timer.ts';
import { readTimers, removeTimer } from '#offline/kitchen/timer-store.ts';
import * as texts from '#texts/hands-free.ts';
import { toTime } from '#texts/timers.ts';

/** The time left on every running timer, as spoken text. */
export async function readTimeLeft(): Promise<string> {
  const now = Date.now();
  const timers = (await readTimers(now)).filter(isRunning);
  const lines = timers.map((timer) => {
    const seconds = Math.max(1, Math.round(toRemaining(timer, now) / 1000));
    return texts.timeLeft(timer.name, toTime(seconds));
  });
  return lines.length > 0 ? lines.join(' ') : texts.noTimer;
}

export async function stopRung(): Promise<void> {
  const rung = (await readTimers()).filter(({ rangAt }) => rangAt !== undefined);
  await Promise.all(rung.map(({ id }) => removeTimer(id)));
}
