import { expect, test } from 'vitest';
import { keepRunning } from './keep-running.js';

/** Plays runs of a server: whether each became ready, and its exit code. */
function play(runs: readonly { isReady: boolean; code: number }[], endingAfter = Infinity) {
  const said: string[] = [];
  const waits: number[] = [];
  let count = 0;
  const ended = keepRunning({
    runOnce: async (onReady) => {
      const run = runs[count];
      count += 1;
      if (run?.isReady) onReady();
      return run?.code ?? 0;
    },
    isEnding: () => count >= endingAfter,
    wait: async (ms) => void waits.push(ms),
    say: (text) => said.push(text),
  });
  return ended.then((code) => ({ code, count, said, waits }));
}

test('a server that was killed is started again, and the log says by what it ended', async () => {
  const { code, count, said } = await play([
    { isReady: true, code: 137 },
    { isReady: true, code: 0 },
  ]);
  expect(code).toBe(0);
  expect(count).toBe(2);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^\d{4}-.*The server ended by SIGKILL .* after 0 s; starting it again/);
});

test('a crash is named by its code, and each further one waits longer, half a minute at most', async () => {
  const runs = Array.from({ length: 9 }, () => ({ isReady: true, code: 1 }));
  const { said, waits } = await play(runs);
  expect(said[0]).toContain('with code 1, for the reason above');
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

test('one that cannot start at all is not tried again', async () => {
  expect(await play([{ isReady: false, code: 1 }])).toMatchObject({ code: 1, count: 1, said: [] });
});

test('one that ran before is tried again also where the next start fails', async () => {
  const { count } = await play([
    { isReady: true, code: 134 },
    { isReady: false, code: 1 },
    { isReady: true, code: 0 },
  ]);
  expect(count).toBe(3);
});

test('one that was asked to end stays ended', async () => {
  expect(await play([{ isReady: true, code: 143 }], 1)).toMatchObject({ code: 143, count: 1 });
});
