import { mkdtemp, open, readdir, readlink, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUploadFiles } from './files.ts';

const ID = '018f0000-0000-7000-8000-0000000000ab';
const NAME = `${ID}.webp`;

let dataDir: string;
/** Each directory that the disk was told to keep, with what was in it then. */
let synced: string[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'simmer-power-'));
  synced = [];
  const handle = await open(dataDir, 'r');
  const prototype: typeof handle = Object.getPrototypeOf(handle);
  await handle.close();
  vi.spyOn(prototype, 'sync').mockImplementation(async function sync(this: typeof handle) {
    const path = await readlink(`/proc/self/fd/${this.fd}`);
    if (!(await stat(path)).isDirectory()) return;
    synced.push(`${relative(dataDir, path)}: ${(await readdir(path)).join(' ')}`);
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(dataDir, { recursive: true });
});

const onLinux = it.runIf(process.platform === 'linux');

onLinux('what was saved has its name on the disk, and so have the folders above it', async () => {
  const files = createUploadFiles(join(dataDir, 'uploads'));
  await files.save(NAME, Buffer.from('soup'));
  expect(synced).toEqual([`uploads/ab: ${NAME}`, 'uploads: ab incoming', ': uploads']);
});

onLinux('a folder that is there already is not told of again', async () => {
  const files = createUploadFiles(join(dataDir, 'uploads'));
  await files.save(NAME, Buffer.from('soup'));
  synced = [];
  await files.save(NAME, Buffer.from('stew'));
  expect(synced).toEqual([`uploads/ab: ${NAME}`]);
});
