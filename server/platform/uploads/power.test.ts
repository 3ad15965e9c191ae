import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { createUploadFiles } from './files.ts';

const ID = '018f0000-0000-7000-8000-0000000000ab';
const NAME = `${ID}.webp`;

let dataDir: string;
/** Each flushed directory, with its entries at that time. */
let synced: string[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'simmer-power-'));
  synced = [];
  const handle = await open(dataDir, 'r');
  const prototype: typeof handle = Object.getPrototypeOf(handle);
  await handle.close();
  vi.spyOn(prototype, 'sync').mockImplementation(async function sync(this: typeof handle) {
    const { ino } = await this.stat();
    for (const name of ['', 'uploads', 'uploads/ab']) {
      const path = join(dataDir, name);
      // The file is flushed before its folder exists.
      const found = await ignoreError(stat(path), 'The file may be missing');
      if (found?.ino !== ino) continue;
      synced.push(`${name}: ${(await readdir(path)).toSorted().join(' ')}`);
    }
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(dataDir, { recursive: true });
});

it('[T-uploads-8] flushes the entry of a saved upload and of the folders above it', async () => {
  const files = createUploadFiles(join(dataDir, 'uploads'));
  await files.save(NAME, Buffer.from('soup'));
  expect(synced).toEqual([`uploads/ab: ${NAME}`, 'uploads: ab incoming', ': uploads']);
});

it('does not flush the entry of an existing folder again', async () => {
  const files = createUploadFiles(join(dataDir, 'uploads'));
  await files.save(NAME, Buffer.from('soup'));
  synced = [];
  await files.save(NAME, Buffer.from('stew'));
  expect(synced).toEqual([`uploads/ab: ${NAME}`]);
});
