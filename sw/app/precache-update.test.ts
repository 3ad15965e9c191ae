import { beforeEach, expect, test } from 'vitest';
import { MemoryCaches } from '../testing/memory-caches.ts';
import { installBuild, removeOlderBuilds, toBuild } from './precache.ts';

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

async function takeOver(build: typeof first): Promise<void> {
  await installBuild(build, harness);
  await removeOlderBuilds(build, harness);
}

test('rejects an update while one of its chunks is missing', async () => {
  await takeOver(first);
  missing = 'tools';
  await expect(installBuild(second, harness)).rejects.toThrow('tools');
  missing = '';
  await installBuild(second, harness);
});

test.each(['{', '{"of": "another day"}'])('replaces a record that contains %s', async (torn) => {
  await takeOver(first);
  await (await caches.open('app')).put('/__builds', new Response(torn));
  for (const build of [second, third]) await takeOver(build);
  expect(await caches.list('app')).not.toContain('/assets/profile-aaaaaa1.js');
});
