import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { watch } from './watch.ts';

function startSleeper(): number {
  return spawn('sleep', ['600'], { stdio: 'ignore' }).pid ?? 0;
}

function startDead(): { pid: number; port: number } {
  const pid = startSleeper();
  process.kill(pid, 'SIGKILL');
  return { pid, port: 1 };
}

const QUIET = { log: () => {}, wait: () => Promise.resolve() };

test('reports a database once after five failed starts in a row', async () => {
  let tries = 0;
  const failures: string[] = [];
  const restart = () => {
    tries += 1;
    return Promise.reject(new Error('The disk is full'));
  };
  const onFatal = ({ message }: Error) => failures.push(message);
  const watcher = watch(startDead(), { ...QUIET, restart, onFatal });
  await expect.poll(() => failures).toEqual(['The disk is full']);
  await watcher.end();
  expect(failures).toHaveLength(1);
  expect(tries).toBe(5);
});

test('restarts a database that dies during its start', async () => {
  let tries = 0;
  const failures: Error[] = [];
  const alive = { pid: startSleeper(), port: 1 };
  const restart = () => {
    tries += 1;
    return tries < 4
      ? Promise.reject(new Error('it exited during startup'))
      : Promise.resolve(alive);
  };
  const watcher = watch(startDead(), {
    ...QUIET,
    restart,
    onFatal: (error) => failures.push(error),
  });
  await expect.poll(() => tries).toBe(4);
  expect(await watcher.end()).toEqual(alive);
  expect(failures).toEqual([]);
  process.kill(alive.pid);
});

test('restarts a database that dies repeatedly at longer intervals and keeps the server running', async () => {
  let starts = 0;
  const waits: number[] = [];
  const failures: Error[] = [];
  const alive = { pid: startSleeper(), port: 1 };
  const restart = () => {
    starts += 1;
    return Promise.resolve(starts < 8 ? startDead() : alive);
  };
  const watcher = watch(startDead(), {
    log: () => {},
    restart,
    onFatal: (error) => failures.push(error),
    wait: async (ms) => void waits.push(ms),
  });
  await expect.poll(() => starts, { timeout: 15_000 }).toBe(8);
  expect(await watcher.end()).toEqual(alive);
  expect(failures).toEqual([]);
  expect(waits).toEqual([5000, 5000, 5000]);
  process.kill(alive.pid);
});

test('restarts nothing after it is stopped, even if a restart is waiting', async () => {
  let starts = 0;
  const watcher = watch(startDead(), {
    log: () => {},
    onFatal: () => {},
    restart: () => {
      starts += 1;
      return Promise.reject(new Error('not yet'));
    },
  });
  await expect.poll(() => starts).toBe(1);
  await watcher.end();
  expect(starts).toBe(1);
});
