import { beforeEach, expect, test } from 'vitest';
import { MemoryCaches } from '../testing/memory-caches.ts';
import {
  answerFile,
  type Build,
  downloadAvailable,
  findFile,
  installBuild,
  isOurPage,
  removeOlderBuilds,
  toBuild,
} from './precache.ts';

const ORIGIN = 'http://simmer.test';
const first = toBuild(
  [
    { url: 'index.html', revision: '1' },
    { url: 'shell.html', revision: '1' },
    { url: 'assets/cook-a1.js', revision: null },
  ],
  ORIGIN,
);
const second = toBuild(
  [
    { url: 'index.html', revision: '2' },
    { url: 'shell.html', revision: '1' },
    { url: 'assets/cook-b2.js', revision: null },
  ],
  ORIGIN,
);

const refuses = (path: string) => new Response(path, { status: 404 });

let caches: MemoryCaches;
let asked: { path: string; cache: RequestCache | undefined }[];
let serve: (path: string) => Response;

beforeEach(() => {
  caches = new MemoryCaches();
  asked = [];
  serve = toFile;
});

/** Pages contain a script tag for each chunk; the body of any other file is its path. */
function toFile(path: string): Response {
  const page =
    '<script src="/assets/cook-a1.js"></script><script src="/assets/cook-b2.js"></script>';
  return new Response(path.endsWith('.html') ? page : path);
}

const harness = {
  caches: { open: (name: string) => caches.open(name) },
  fetch: async (request: Request | string, init?: RequestInit) => {
    const path = typeof request === 'string' ? request : new URL(request.url).pathname;
    asked.push({ path, cache: init?.cache });
    return serve(path);
  },
};

test('fetches every file, and bypasses the browser cache for names without a hash', async () => {
  await installBuild(first, harness);
  expect(asked).toEqual([
    { path: '/index.html', cache: 'reload' },
    { path: '/shell.html', cache: 'reload' },
    { path: '/assets/cook-a1.js', cache: 'default' },
  ]);
});

test('fetches only changed files of a new build, and serves the old build until it is removed', async () => {
  await installBuild(first, harness);
  asked = [];
  await installBuild(second, harness);
  expect(asked.map(({ path }) => path)).toEqual(['/index.html', '/assets/cook-b2.js']);
  expect(await caches.list('app')).toContain('/assets/cook-a1.js');
});

const third = toBuild(
  [
    { url: 'index.html', revision: '3' },
    { url: 'shell.html', revision: '1' },
  ],
  ORIGIN,
);
const listFiles = async () => (await caches.list('app')).filter((path) => path !== '/__builds');
async function takeOver(build: Build): Promise<void> {
  await installBuild(build, harness);
  await removeOlderBuilds(build, harness);
}

test('stores a captive portal’s page for no file of the build', async () => {
  const type = { 'content-type': 'text/html; charset=utf-8' };
  for (const caught of ['/assets/cook-a1.js', '/shell.html']) {
    serve = (path) => (path === caught ? new Response('Guests', { headers: type }) : toFile(path));
    await expect(installBuild(first, harness)).rejects.toThrow(`${caught} is not from this server`);
    await downloadAvailable(first, harness);
    expect((await listFiles()).some((path) => path.startsWith(caught))).toBe(false);
    caches = new MemoryCaches();
  }
});

test('keeps the files of the previous build until the next one', async () => {
  await takeOver(first);
  await takeOver(second);
  expect(await listFiles()).toContain('/assets/cook-a1.js');
  expect(await listFiles()).toContain('/assets/cook-b2.js');
  // A worker may be activated twice.
  await removeOlderBuilds(second, harness);
  expect(await listFiles()).toContain('/assets/cook-a1.js');
  await takeOver(third);
  expect((await listFiles()).toSorted()).toEqual([
    '/assets/cook-b2.js',
    '/index.html?__rev=2',
    '/index.html?__rev=3',
    '/shell.html?__rev=1',
  ]);
});

test('serves chunks of the previous build offline', async () => {
  await takeOver(first);
  await takeOver(second);
  asked = [];
  const url = new URL('/assets/cook-a1.js', ORIGIN);
  const file = findFile(second, url, false) ?? '';
  expect(await (await answerFile(file, new Request(url), harness)).text()).toBe(url.pathname);
  expect(asked).toEqual([]);
});

test('fetches evicted files again as far as they are reachable', async () => {
  await installBuild(first, harness);
  serve = (path) => (path.includes('cook') ? refuses(path) : toFile(path));
  await downloadAvailable(second, harness);
  expect(await caches.list('app')).toContain('/index.html?__rev=2');
  expect(await caches.list('app')).not.toContain('/assets/cook-b2.js');
});

test('rejects a build with a missing file', async () => {
  serve = (path) => new Response(path, { status: path.endsWith('.js') ? 404 : 200 });
  await expect(installBuild(first, harness)).rejects.toThrow('/assets/cook-a1.js');
});

const illustrated = toBuild(
  [
    { url: '/media/dishes/ramen.ab12.640.webp', revision: null },
    { url: 'plates/ramen.cd34.640.avif', revision: null },
    { url: 'plates/tom-yum.ef56.640.avif', revision: null },
    { url: 'shell.html', revision: '1' },
  ],
  ORIGIN,
);

const isUnreachable = () => {
  throw new TypeError('Failed to fetch');
};

test.each([
  ['is not there', refuses],
  ['does not arrive', isUnreachable],
])('installs a build without a picture that %s', async (_, failing) => {
  serve = (path) => (path.includes('ramen') ? failing(path) : new Response(path));
  await installBuild(illustrated, harness);
  const kept = await caches.list('app');
  expect(kept.toSorted()).toEqual(['/plates/tom-yum.ef56.640.avif', '/shell.html?__rev=1']);
});

test('installs a build without a picture for which there is no space', async () => {
  const cache = await caches.open('app');
  const { put } = cache;
  cache.put = async (kept, response) => {
    if (new Request(kept).url.includes('ramen')) {
      throw new DOMException('full', 'QuotaExceededError');
    }
    await put(kept, response);
  };
  await installBuild(illustrated, harness);
  expect(await caches.list('app')).toContain('/plates/tom-yum.ef56.640.avif');
});

test.each(['/shell.html', '/assets/cook-a1.js', '/assets/plain-b2.css', '/assets/latin-c3.woff2'])(
  'rejects a build if %s is missing or unreachable',
  async (missing) => {
    const build = toBuild(
      [missing, '/plates/ramen.cd34.640.avif'].map((url) => ({ url, revision: null })),
      ORIGIN,
    );
    for (const [failing, reason] of [
      [refuses, missing],
      [isUnreachable, 'Failed to fetch'],
    ] as const) {
      serve = (path) => (path === missing ? failing(path) : new Response(path));
      await expect(installBuild(build, harness)).rejects.toThrow(reason);
    }
  },
);

test.each([
  ['/', '/index.html?__rev=1'],
  ['/index.html', '/index.html?__rev=1'],
  ['//', '/index.html?__rev=1'],
  ['/recipe/ramen/?fbclid=x', '/shell.html?__rev=1'],
  ['//recipe//RAMEN', '/shell.html?__rev=1'],
  ['/recipe/ramen', '/shell.html?__rev=1'],
  ['/recipe/ramen/cook?from=home', '/shell.html?__rev=1'],
  ['/recipe/ramen?reconnect=1', undefined],
  ['/?reconnect=1', undefined],
  ['/api/health', undefined],
  ['/media/dishes/ramen.ab12.640.webp', undefined],
  ['/robots.txt', undefined],
])('serves the page %s from %s', (path, file) => {
  const found = findFile(first, new URL(ORIGIN + path), true);
  expect(found).toBe(file === undefined ? undefined : ORIGIN + file);
});

test.each([
  ['/', true],
  ['/index.html', true],
  ['/all-recipes', true],
  ['//Recipe//ramen', true],
  ['/recipe/ramen/cook?from=home', true],
  ['/create-post?edit=1', true],
  ['/oauth2/start?rd=/recipe/ramen', false],
  ['/outpost.goauthentik.io/callback', false],
  ['/cdn-cgi/access/authorized', false],
])('decides if %s starts like a page of the app: %s', (path, expected) => {
  expect(isOurPage(new URL(ORIGIN + path))).toBe(expected);
});

test('serves a file of the build from the cache', async () => {
  await installBuild(first, harness);
  asked = [];
  const url = new URL('/assets/cook-a1.js', ORIGIN);
  const file = findFile(first, url, false) ?? '';
  expect(await (await answerFile(file, new Request(url), harness)).text()).toBe(url.pathname);
  expect(asked).toEqual([]);
});

test('requests a file that the browser has evicted', async () => {
  const url = new URL('/assets/cook-a1.js', ORIGIN);
  await answerFile(findFile(first, url, false) ?? '', new Request(url), harness);
  expect(asked.map(({ path }) => path)).toEqual(['/assets/cook-a1.js']);
});

const fails = () => Promise.reject(new DOMException('broken', 'UnknownError'));

test('requests a file if the cache fails', async () => {
  const url = new URL('/assets/cook-a1.js', ORIGIN);
  const cache = await caches.open('app');
  for (const open of [fails, async () => Object.assign(cache, { match: fails })]) {
    const broken = { ...harness, caches: { open } };
    const response = await answerFile(url.href, new Request(url), broken);
    expect(await response.text()).toBe(url.pathname);
  }
});

test('leaves addresses outside the build to the network', () => {
  expect(findFile(first, new URL('/robots.txt', ORIGIN), false)).toBeUndefined();
  expect(findFile(first, new URL('/recipe/ramen', ORIGIN), false)).toBeUndefined();
});
