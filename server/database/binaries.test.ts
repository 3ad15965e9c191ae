import { mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { completeSymlinks } from './binaries.ts';

test('links that a blocked install script did not make are made at start', async () => {
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
