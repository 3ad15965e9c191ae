import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSending } from './keep-sending.ts';

const NOON = 1_780_000_000_000;

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

/** A sender that notes when it was called, in seconds after noon, and says when to call it next. */
function open(next: () => number | undefined = () => undefined) {
  const calls: number[] = [];
  const said: string[] = [];
  const schedule = keepSending(
    async (now) => {
      calls.push((now - NOON) / 1000);
      return next();
    },
    (text) => void said.push(text),
    'pushes',
  );
  return { calls, said, schedule };
}

it('looks at the start, at what is due next, and every half minute', async () => {
  const due = [NOON + 4000];
  const { calls, schedule } = open(() => due.shift());
  await vi.advanceTimersByTimeAsync(65_000);
  expect(calls).toEqual([0, 4, 34, 64]);
  await schedule.stop();
});

it('is woken for a timer that was stored meanwhile, the earliest of several', async () => {
  const { calls, schedule } = open();
  await vi.advanceTimersByTimeAsync(1000);
  schedule.wake(NOON + 9000);
  schedule.wake(NOON + 7000);
  schedule.wake(NOON + 8000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls).toEqual([0, 7]);
  await schedule.stop();
});

it('a call during a run is not lost', async () => {
  const { calls, schedule } = open();
  schedule.wake(NOON + 2000);
  await vi.advanceTimersByTimeAsync(3000);
  expect(calls).toEqual([0, 2]);
  await schedule.stop();
});

it('says a failure and goes on', async () => {
  let isDown = true;
  const { calls, said, schedule } = open(() => {
    if (isDown) throw new Error('no database');
    return undefined;
  });
  await vi.advanceTimersByTimeAsync(1000);
  isDown = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(calls).toEqual([0, 30]);
  expect(said).toEqual(['Sending pushes failed: Error: no database']);
  await schedule.stop();
});

it('stops, and what is being sent is told so', async () => {
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
