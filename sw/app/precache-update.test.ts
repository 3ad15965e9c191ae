import { beforeEach, expect, test } from 'vitest';
import { MemoryCaches } from '../testing/memory-caches.ts';
import { downloadAvailable, installLateFiles, removeOlderBuilds, toBuild } from './precache.ts';

const ORIGIN = 'http://simmer.test';
const toPages = (...names: string[]) =>
  toBuild(
    names.map((name) => ({ url: `assets/${name}.js`, revision: null })),
    ORIGIN,
  );
const first = toPages('profile-aaaaaa1', 'register-aaaaaa1');
const second = toPages('profile-bbbbbb2', 'tools-bbbbbb2');
const third = toPages('profile-ccccccc3');

let caches: MemoryCaches;
let missing: string;
const harness = {
  caches: { open: (name: string) => caches.open(name) },
  fetch: async (asked: Request | string) => {
    const path = new Request(new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN)).url;
    return new Response(path, { status: missing && path.includes(missing) ? 404 : 200 });
  },
};

beforeEach(() => {
  caches = new MemoryCaches();
  missing = '';
});

async function keepFirst(): Promise<void> {
  await downloadAvailable(first, harness);
  await removeOlderBuilds(first, harness);
}

test.each([
  ['profile', 'that the last build had', ''],
  ['tools', 'that a page of a whole build may need', ''],
  ['profile', 'that the last build had in part', 'register'],
])('rejects an update if %s is missing, %s', async (lost, _, neverCame) => {
  missing = neverCame;
  await keepFirst();
  missing = lost;
  await expect(installLateFiles(second, harness)).rejects.toThrow(lost);
  missing = '';
  await installLateFiles(second, harness);
});

test('accepts an update without a late page that this device never had', async () => {
  missing = 'profile';
  await keepFirst();
  await installLateFiles(second, harness);
  expect(await caches.list('app')).toContain('/assets/tools-bbbbbb2.js');
});

test.each(['{', '{"of": "another day"}'])('replaces a record that contains %s', async (torn) => {
  await keepFirst();
  await (await caches.open('app')).put('/__builds', new Response(torn));
  for (const build of [second, third]) {
    await installLateFiles(build, harness);
    await removeOlderBuilds(build, harness);
  }
  expect(await caches.list('app')).not.toContain('/assets/profile-aaaaaa1.js');
});
