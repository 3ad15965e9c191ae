import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { INLINE, writeClient, writePictures } from '#server/testing/write-client.ts';

let test: TestApp;
let clientDir: string;
let picturesDir: string;
beforeAll(async () => {
  clientDir = await writeClient();
  picturesDir = await writePictures();
  test = await buildTestApp({ clientDir, picturesDir, trustProxy: '10.0.0.1' });
});
afterAll(async () => {
  await test.close();
  await rm(clientDir, { recursive: true });
  await rm(picturesDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers });

const ask = (url: string, remoteAddress: string) =>
  test.app.inject({ url, remoteAddress, headers: { 'x-forwarded-proto': 'https' } });
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('files', () => {
  it.each([
    ['/assets/main-a1b2.js', 'application/javascript; charset=utf-8'],
    ['/assets/plain-c3d4.css', 'text/css; charset=utf-8'],
    ['/media/dishes/tom-yum.a1b2.640.webp', 'image/webp'],
    ['/media/dishes/tom-yum.a1b2.640.avif', 'image/avif'],
  ])('%s with a hash in its name is cached for a year', async (url, type) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    '/sw.js',
    '/background-sender.js',
    '/manifest.webmanifest',
    '/index.html',
    '/shell.html',
  ])('%s is revalidated every time', async (url) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    const again = await get(url, { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('stay those of the started release after a new build', async () => {
    const started = (await get('/sw.js')).body;
    await writeFile(join(clientDir, 'sw.js'), 'of the next release');
    await writeFile(join(clientDir, 'assets', 'main-next.js'), 'next');
    expect((await get('/sw.js')).body).toBe(started);
    expect((await get('/assets/main-next.js')).body).toBe('next');
    await writeFile(join(clientDir, 'sw.js'), started);
  });

  it('are sent as compressed by the build', async () => {
    const plain = await get('/assets/main-a1b2.js');
    const packed = await get('/assets/main-a1b2.js', { 'accept-encoding': 'gzip, br' });
    const zipped = await get('/assets/main-a1b2.js', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
    expect(packed.headers.vary).toBe('accept-encoding');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  });

  it.each([
    '/assets/main-0000.js',
    '/assets/nothing',
    '/assets/',
    '/assets',
    '/media/dishes/tom-yum.0000.640.webp',
    '/media/dishes/tom-yum.json',
    '/media/dishes/',
    '/media/other',
    '/nothing.js',
    '/favicon.ico',
    '/.env',
    '/assets/..%2f..%2fpackage.json',
    '/media/dishes/..%2fsw.js',
  ])('%s is a 404 and never a page', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['cache-control']).toBeUndefined();
  });
});

describe('pages', () => {
  it('the home page is prerendered', async () => {
    const { statusCode, body } = await get('/');
    expect(statusCode).toBe(200);
    expect(body).toContain('Prerendered home');
    expect(body).toContain('<title>The home</title>');
    expect(body).toContain('<meta name="description" content="As built.">');
  });

  it.each([
    '/login',
    '/register',
    '/profile',
    '/cuisine/asian',
    '/cuisine/new-england',
    '/cuisine/tex-mex',
    '/recipe/tom-yum',
    '/recipe/tom-yum/cook',
    '/all-recipes',
    '/all-recipes?cuisine=Thai',
    '/trending-recipes',
    '/search?q=x',
    '/community',
    '/create-post?edit=1',
    '/callback',
    '/continue',
    '/status',
    '/upload-demo',
    '/profile-upload-demo',
  ])('%s is the shell, not the home', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('<div id="app"></div>');
    expect(answer.body.match(/<title>/g)).toHaveLength(1);
    expect(answer.body.match(/name="description"/g)).toHaveLength(1);
  });

  it.each([
    '/nothing',
    '/recipe',
    '/recipe/nope',
    '/post/0190-some-id',
    '/profile/0190-some-id',
    '/profile/018f0000-0000-7000-8000-000000000000',
    '/recipe/nope/cook',
    '/recipe/tom-yum/nothing',
    '/cuisine/atlantis',
    "/cuisine/'",
    '/cuisine/all',
  ])('%s is the shell with a 404', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('<div id="app"></div>');
    expect(answer.body).not.toContain('canonical');
  });

  it('are revalidated with 304', async () => {
    const { headers } = await get('/recipe/tom-yum');
    const again = await get('/recipe/tom-yum', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('remain a 404 with If-None-Match if they do not exist', async () => {
    const { headers } = await get('/nothing');
    const again = await get('/nothing', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(404);
  });

  it('accept no other method', async () => {
    const answer = await test.app.inject({ method: 'POST', url: '/login' });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('do not replace responses of the API', async () => {
    expect((await get('/api/nothing')).json()).toMatchObject({ error: 'Not found' });
  });
});

describe('headers', () => {
  const WHERE = ['/', '/recipe/tom-yum', '/nothing', '/assets/main-a1b2.js', '/nothing.js'];

  it.each(WHERE)('[T-pages-4] %s is under the strict content policy', async (url) => {
    const { headers } = await get(url);
    expect(String(headers['content-security-policy']).split(';')).toEqual([
      "default-src 'self'",
      `script-src 'self' ${hash(INLINE.script)}`,
      `style-src 'self' ${hash('')} ${hash(INLINE.style)}`,
      "img-src 'self' data: blob:",
      "connect-src 'self' https://accounts.spotify.com",
      'frame-src https://www.youtube-nocookie.com https://open.spotify.com',
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
      'report-uri /api/policy-reports',
    ]);
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('screen-wake-lock=(self)');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it.each([...WHERE, '/api/recipes', '/api/nothing'])(
    '[T-pages-5] %s promises TLS only if the request came by TLS',
    async (url) => {
      const name = 'strict-transport-security';
      expect((await get(url)).headers[name]).toBeUndefined();
      expect((await ask(url, '192.168.7.7')).headers[name]).toBeUndefined();
      expect((await ask(url, '10.0.0.1')).headers[name]).toBe('max-age=31536000');
    },
  );

  it.each(['/api/recipes', '/api/health', '/api/nothing'])(
    '%s has the content policy of an API response',
    async (url) => {
      const { headers } = await get(url);
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    },
  );
});

describe('without a built client', () => {
  it('serves only the API and the pictures', async () => {
    const bare = await buildTestApp({ dishes: {}, picturesDir });
    const status = async (url: string) => (await bare.app.inject({ url })).statusCode;
    expect(await status('/api/health')).toBe(200);
    expect(await status('/media/dishes/tom-yum.a1b2.640.webp')).toBe(200);
    expect(await status('/')).toBe(404);
    await bare.close();
  });
});

describe('other spellings of an address', () => {
  it.each([
    ['/recipe/tom-yum/', '/recipe/tom-yum'],
    ['/recipe/TOM-YUM?fbclid=IwAR0&utm_source=X', '/recipe/tom-yum?fbclid=IwAR0&utm_source=X'],
    ['//recipe//tom-yum', '/recipe/tom-yum'],
    ['/recipe/Tom%20Yum', '/recipe/tom-yum'],
    ['/All-Recipes/?cuisine=Thai', '/all-recipes?cuisine=Thai'],
    ['/Cuisine/ITALIAN', '/cuisine/italian'],
    ['/recipe/tom-yum/index.html', '/recipe/tom-yum'],
    ['//nowhere/', '/nowhere'],
  ])('%s redirects to %s', async (url, location) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await test.app.inject({ method, url });
      expect(statusCode).toBe(308);
      expect(headers.location).toBe(location);
    }
  });

  it.each([
    '/\\evil.example/',
    '/%5Cevil.example',
    '//evil.example/',
    '/index.html',
    '/nowhere',
    '/assets/MAIN.js/',
    '/api/Health/',
  ])('%s is not redirected', async (url) => {
    expect((await get(url)).headers.location).toBeUndefined();
  });
});
