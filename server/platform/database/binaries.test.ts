import { mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { completeSymlinks, refuseUnfitMachine } from './binaries.ts';

test('creates the links that a blocked install script did not create', async () => {
  const root = await mkdtemp(join(tmpdir(), 'simmer-links-'));
  const native = join(root, 'native');
  await mkdir(join(native, 'lib'), { recursive: true });
  await writeFile(join(native, 'lib/libpq.so.5.18'), '');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links));
  completeSymlinks(native);
  completeSymlinks(native);
  expect(await readlink(join(native, 'lib/libpq.so.5'))).toBe('libpq.so.5.18');
  await rm(root, { recursive: true });
});

it.each([
  ['linux', false, 'needs glibc'],
  ['win32', false, 'does not run on Windows'],
] as const)(
  'refuses a machine with %s and glibc %s, with instructions',
  (platform, hasGlibc, words) => {
    expect(() => refuseUnfitMachine(platform, hasGlibc)).toThrow(words);
    expect(() => refuseUnfitMachine(platform, hasGlibc)).toThrow('set DATABASE_URL');
  },
);

it.each([
  ['linux', true],
  ['darwin', false],
] as const)('accepts a machine with %s and glibc %s', (platform, hasGlibc) => {
  expect(() => refuseUnfitMachine(platform, hasGlibc)).not.toThrow();
});

test('accepts this machine', () => {
  expect(() => refuseUnfitMachine()).not.toThrow();
});
