import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSending } from './keep-sending.ts';

const NOON = 1_780_000_000_000;

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

/** Creates a sender that records its calls in seconds after noon and returns the time of the next one. */
function open(next: () => number | undefined = () => undefined) {
  const calls: number[] = [];
  const logged: string[] = [];
  const schedule = keepSending(
    async (now) => {
      calls.push((now - NOON) / 1000);
      return next();
    },
    (text) => void logged.push(text),
    'pushes',
  );
  return { calls, logged, schedule };
}

it('runs at the start, when something is due, and every half minute', async () => {
  const due = [NOON + 4000];
  const { calls, schedule } = open(() => due.shift());
  await vi.advanceTimersByTimeAsync(65_000);
  expect(calls).toEqual([0, 4, 34, 64]);
  await schedule.stop();
});

it('runs for the earliest of several wake times', async () => {
  const { calls, schedule } = open();
  await vi.advanceTimersByTimeAsync(1000);
  schedule.wake(NOON + 9000);
  schedule.wake(NOON + 7000);
  schedule.wake(NOON + 8000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls).toEqual([0, 7]);
  await schedule.stop();
});

it('does not lose a wake call during a run', async () => {
  const { calls, schedule } = open();
  schedule.wake(NOON + 2000);
  await vi.advanceTimersByTimeAsync(3000);
  expect(calls).toEqual([0, 2]);
  await schedule.stop();
});

it('reports a failure and continues', async () => {
  let isDown = true;
  const { calls, logged, schedule } = open(() => {
    if (isDown) throw new Error('no database');
    return undefined;
  });
  await vi.advanceTimersByTimeAsync(1000);
  isDown = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(calls).toEqual([0, 30]);
  expect(logged).toEqual(['Sending pushes failed: Error: no database']);
  await schedule.stop();
});

it('aborts a running send when it stops', async () => {
  let signal: AbortSignal | undefined;
  const schedule = keepSending(
    (_now, given) => {
      signal = given;
      return new Promise((resolve) => {
        given.addEventListener('abort', () => resolve(undefined));
      });
    },
    () => undefined,
    'pushes',
  );
  await schedule.stop();
  expect(signal?.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
