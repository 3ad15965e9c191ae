import { beforeEach, expect, test } from 'vitest';
import { MemoryCaches } from '../testing/memory-caches.ts';
import { downloadAvailable, installBuild, readWholeBuild, toBuild } from './precache.ts';

const ORIGIN = 'http://simmer.test';
const LIST = '/assets/late-precache-a1b2c3d.json';
const build = toBuild(
  [
    { url: 'shell.html', revision: '1' },
    { url: 'assets/cook-a1.js', revision: null },
    { url: LIST.slice(1), revision: null },
  ],
  ORIGIN,
);

let caches: MemoryCaches;
let isThere: boolean;
let answer: () => Response;
const harness = {
  caches: { open: (name: string) => caches.open(name) },
  fetch: async (asked: Request | string) => {
    if (!isThere) throw new TypeError('Failed to fetch');
    const path = new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).pathname;
    if (path.endsWith('.html')) return new Response('/assets/cook-a1.js');
    return path === LIST ? answer() : new Response(path);
  },
};

beforeEach(() => {
  caches = new MemoryCaches();
  isThere = true;
  answer = () => Response.json(['assets/profile-b2.js']);
});

test('stores the list at installation, and the listed chunks later', async () => {
  await installBuild(build, harness);
  expect(await caches.list('app')).not.toContain('/assets/profile-b2.js');
  await downloadAvailable(await readWholeBuild(build, harness), harness);
  expect(await caches.list('app')).toContain('/assets/profile-b2.js');
});

test('reads the list offline, and fetches it if the browser has evicted it', async () => {
  await installBuild(build, harness);
  isThere = false;
  expect((await readWholeBuild(build, harness)).get('/assets/profile-b2.js')).toBe(
    `${ORIGIN}/assets/profile-b2.js`,
  );
  caches = new MemoryCaches();
  await expect(readWholeBuild(build, harness)).rejects.toThrow('Failed to fetch');
  isThere = true;
  expect((await readWholeBuild(build, harness)).has('/assets/profile-b2.js')).toBe(true);
});

test('rejects a captive portal’s page as the list', async () => {
  answer = () => new Response('<h1>Guests</h1>', { headers: { 'content-type': 'text/html' } });
  await expect(readWholeBuild(build, harness)).rejects.toThrow('not valid JSON');
});
