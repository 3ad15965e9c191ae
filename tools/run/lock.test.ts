import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock.js';

let directory: string;
let path: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'simmer-lock-'));
  path = join(directory, 'set-up.lock');
});
afterEach(() => rmSync(directory, { recursive: true }));

/** Starts a process that takes the lock and appends `in` and `out` to a journal around a short pause. */
function startWorker(): Promise<unknown> {
  const script = `
    import { appendFileSync } from 'node:fs';
    import { withLock } from ${JSON.stringify(new URL('lock.js', import.meta.url).href)};
    await withLock(${JSON.stringify(path)}, () => {}, async () => {
      appendFileSync(${JSON.stringify(join(directory, 'journal'))}, 'in ');
      await new Promise((resolve) => setTimeout(resolve, 20));
      appendFileSync(${JSON.stringify(join(directory, 'journal'))}, 'out ');
    });`;
  return once(spawn(process.execPath, ['--input-type=module', '-e', script]), 'exit');
}

test('lets one process work at a time and takes the lock from a dead holder', async () => {
  const dead = spawn('true');
  await once(dead, 'exit');
  writeFileSync(path, `${dead.pid} 1`);
  await Promise.all(Array.from({ length: 5 }, startWorker));
  expect(readFileSync(join(directory, 'journal'), 'utf8')).toBe('in out '.repeat(5));
});

test('reports the holder of the lock once', async () => {
  const waitedFor: number[] = [];
  const finish = new AbortController();
  const held = once(finish.signal, 'abort');
  const first = withLock(
    path,
    () => {},
    () => held,
  );
  const second = withLock(
    path,
    (pid) => waitedFor.push(pid),
    () => Promise.resolve('done'),
  );
  await expect.poll(() => waitedFor).toEqual([process.pid]);
  finish.abort();
  await first;
  expect(await second).toBe('done');
  expect(waitedFor).toHaveLength(1);
});

test('releases the lock when the work fails', async () => {
  const failing = withLock(
    path,
    () => {},
    () => Promise.reject(new Error('no space left')),
  );
  await expect(failing).rejects.toThrow('no space left');
  expect(existsSync(path)).toBe(false);
});
