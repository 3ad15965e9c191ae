import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepLogSmall, trimLog } from './log-size.ts';

let folder: string;
let logFile: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'simmer-log-'));
  logFile = join(folder, 'postgres.log');
});
afterEach(() => rm(folder, { recursive: true }));

it('keeps the log small and its newest lines available while PostgreSQL writes', async () => {
  // PostgreSQL opens its log in this mode: each write is appended.
  const written = openSync(logFile, 'a', 0o600);
  for (let line = 1; line <= 1000; line += 1) {
    writeSync(written, `line ${line}\n`);
    if (line % 100 === 0) await trimLog(logFile, 500);
  }
  writeSync(written, 'last line\n');
  closeSync(written);
  expect((await readdir(folder)).toSorted()).toEqual(['postgres.log', 'postgres.log.1']);
  expect(await readFile(logFile, 'utf8')).toBe('last line\n');
  const kept = await readFile(`${logFile}.1`, 'utf8');
  expect([kept.length, kept.slice(-10)]).toEqual([500, 'line 1000\n']);
  expect((await stat(`${logFile}.1`)).mode & 0o777).toBe(0o600);
});

it('does not change a small or missing log', async () => {
  await trimLog(logFile);
  await writeFile(logFile, 'one line\n');
  await trimLog(logFile);
  expect(await readdir(folder)).toEqual(['postgres.log']);
  expect(await readFile(logFile, 'utf8')).toBe('one line\n');
});

it('shrinks the log even if the copy fails, and reports the failure once', async () => {
  const logged: string[] = [];
  await writeFile(logFile, 'x'.repeat(6_000_000));
  // A folder of this name makes the copy fail.
  await mkdir(`${logFile}.1`);
  const stop = keepLogSmall(logFile, { checkMs: 10, log: (text) => logged.push(text) });
  await expect.poll(async () => (await stat(logFile)).size).toBe(0);
  await expect.poll(() => logged.length).toBe(1);
  await stop();
  expect(logged[0]).toContain('Trimming the log of PostgreSQL failed');
});
