import { expect, test } from 'vitest';
import { keepRunning } from './keep-running.js';

/** Simulates runs of a server. `endingAfter` is the number of runs after which a signal to end arrives. */
function play(runs: readonly { isReady: boolean; code: number }[], endingAfter = Infinity) {
  const logged: string[] = [];
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
    log: (text) => logged.push(text),
  });
  return ended.then((code) => ({ code, count, logged, waits }));
}

test('restarts a server that was killed and logs the signal', async () => {
  const { code, count, logged } = await play([
    { isReady: true, code: 137 },
    { isReady: true, code: 0 },
  ]);
  expect(code).toBe(0);
  expect(count).toBe(2);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatch(/^\d{4}-.*The server exited by SIGKILL .* after 0 s; restarting/);
});

test('logs the exit code of a crash and doubles the wait after each, up to half a minute', async () => {
  const runs = Array.from({ length: 9 }, () => ({ isReady: true, code: 1 }));
  const { logged, waits } = await play(runs);
  expect(logged[0]).toContain('with code 1 (reason above)');
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

test('does not restart a server that has never become ready', async () => {
  expect(await play([{ isReady: false, code: 1 }])).toMatchObject({
    code: 1,
    count: 1,
    logged: [],
  });
});

test('restarts a server that was ready once even if the next start fails', async () => {
  const { count } = await play([
    { isReady: true, code: 134 },
    { isReady: false, code: 1 },
    { isReady: true, code: 0 },
  ]);
  expect(count).toBe(3);
});

test('does not restart a server after a signal to end', async () => {
  expect(await play([{ isReady: true, code: 143 }], 1)).toMatchObject({ code: 143, count: 1 });
});
