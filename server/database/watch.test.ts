import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { watch } from './watch.ts';

function startSleeper(): number {
  return spawn('sleep', ['600'], { stdio: 'ignore' }).pid ?? 0;
}

test('a database that cannot be started again is reported once', async () => {
  const pid = startSleeper();
  const failures: string[] = [];
  const watcher = watch(
    { pid, port: 1 },
    {
      restart: () => Promise.reject(new Error('The disk is full')),
      say: () => {},
      onFatal: ({ message }) => failures.push(message),
    },
  );
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => failures).toEqual(['The disk is full']);
  await watcher.end();
  expect(failures).toHaveLength(1);
});

test('a database that keeps dying is not restarted for ever', async () => {
  let starts = 0;
  const failures: string[] = [];
  const restart = () => {
    starts += 1;
    const pid = startSleeper();
    process.kill(pid, 'SIGKILL');
    return Promise.resolve({ pid, port: 1 });
  };
  const first = await restart();
  watch(first, { restart, say: () => {}, onFatal: ({ message }) => failures.push(message) });
  await expect.poll(() => failures, { timeout: 15_000 }).toHaveLength(1);
  expect(failures[0]).toContain('died 6 times within a minute');
  expect(starts).toBe(6);
});

test('a stopped watch restarts nothing', async () => {
  const pid = startSleeper();
  let starts = 0;
  const restart = () => {
    starts += 1;
    return Promise.resolve({ pid, port: 1 });
  };
  const watcher = watch({ pid, port: 1 }, { restart, say: () => {}, onFatal: () => {} });
  expect(await watcher.end()).toEqual({ pid, port: 1 });
  process.kill(pid, 'SIGKILL');
  expect(starts).toBe(0);
});
