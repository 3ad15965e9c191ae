import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findRoot } from '#server/platform/root.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { signUp } from '#server/testing/sign-up.ts';

/** The real build, in which the app's own components render the pages. */
const dist = join(findRoot(import.meta.url), 'dist');

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ dishes: 'collection', clientDir: join(dist, 'client') });
});
afterAll(() => server.close());

async function get(path: string, headers: Record<string, string> = {}) {
  return server.app.inject({ method: 'GET', url: path, headers });
}

/** Waits until the page has been rendered. Until then the neutral shell is served. */
async function getServed(path: string) {
  await expect.poll(async () => (await get(path)).body).toContain('id="served-answers"');
  return get(path);
}

/** The visible text of the page, without data and scripts. */
function toText(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return body
    .replace(/<script[^]*?<\/script>/g, ' ')
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe('a recipe', () => {
  test('has its whole text without scripts', async () => {
    const text = toText((await getServed('/recipe/shoyu-ramen')).body);
    const recipe = (await get('/api/recipes/shoyu-ramen')).json();
    expect(text).toContain(recipe.title);
    expect(text).toContain(recipe.subtitle);
    for (const [at, title] of recipe.stepTitles.entries()) {
      expect(text).toContain(`${at + 1}. ${title}`);
    }
    expect(text).toContain('katsuobushi');
  });

  test('embeds its API response and does not preload it', async () => {
    const { body } = await getServed('/recipe/shoyu-ramen');
    const json = /id="served-answers">([^]*?)<\/script>/.exec(body)?.[1] ?? '';
    const recipe = (await get('/api/recipes/shoyu-ramen')).json();
    expect(JSON.parse(json)).toEqual({ '/recipes/shoyu-ramen': recipe });
    expect(body).not.toContain('as="fetch"');
    expect(body).toMatch(/id="page-files">\["\/assets\//);
  });

  test('has style rules that its content policy allows, and no style attributes', async () => {
    const { body, headers } = await getServed('/recipe/shoyu-ramen');
    const policy = String(headers['content-security-policy']);
    const rules = [...body.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text = '']) => text);
    expect(rules.length).toBeGreaterThan(1);
    for (const text of rules) {
      const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
      expect(policy).toContain(Buffer.from(bytes).toString('base64'));
    }
    expect(body).not.toMatch(/<[a-z][^>]* style="/);
    expect(body).not.toMatch(/@layer [\w-]+@layer/);
  });

  test('has the rules of states, such as the selected tab with forced colours', async () => {
    const { body } = await getServed('/recipe/shoyu-ramen');
    const [rules] = /@media \(forced-colors[^]*?\}\}/.exec(body) ?? [];
    expect(rules).toMatch(/\[aria-selected=true\][^{]*\{[^}]*outline:3px solid/);
  });

  test('is the neutral shell if the query asks for another view of it', async () => {
    expect((await get('/recipe/shoyu-ramen?tab=story')).body).toContain('<div id="app"></div>');
  });

  test.each(['fbclid=IwAR0abc&utm_source=x', 'ref=', 'a%20b', ''])(
    'is the same page with ?%s',
    async (query) => {
      const { body } = await getServed('/recipe/shoyu-ramen');
      expect((await get(`/recipe/shoyu-ramen?${query}`)).body).toBe(body);
    },
  );

  test('is the same for all viewers, has a validator and fits the first round trip', async () => {
    const plain = await getServed('/recipe/shoyu-ramen');
    const member = await signUp(server.app, 'Amara Diallo');
    const withToken = await get('/recipe/shoyu-ramen', {
      authorization: `Bearer ${member.token}`,
    });
    expect(withToken.body).toBe(plain.body);
    const packed = await get('/recipe/shoyu-ramen', { 'accept-encoding': 'br' });
    expect(packed.rawPayload.length).toBeLessThan(14 * 1024);
    const again = await get('/recipe/shoyu-ramen', { 'if-none-match': String(plain.headers.etag) });
    expect(again.statusCode).toBe(304);
  });
});

test('the cooking view shows the first step of its recipe, which is its canonical page', async () => {
  const { body } = await getServed('/recipe/shoyu-ramen/cook');
  expect(toText(body)).toContain('Step 1 of 10: Start the broth');
  expect(toText(body)).toContain('Warm slowly for 30 minutes');
  expect(body).toContain('rel="canonical" href="http://localhost:80/recipe/shoyu-ramen"');
  const packed = await get('/recipe/shoyu-ramen/cook', { 'accept-encoding': 'br' });
  expect(packed.rawPayload.length).toBeLessThan(14 * 1024);
});

test.each([
  ['/cuisine/asian', 'Shoyu Ramen'],
  ['/all-recipes', 'Dan Dan Noodles'],
  ['/trending-recipes', 'Dan Dan Noodles'],
])('%s shows its dishes and fits the first round trip', async (path, title) => {
  expect(toText((await getServed(path)).body)).toContain(title);
  const packed = await get(path, { 'accept-encoding': 'br' });
  expect(packed.rawPayload.length).toBeLessThan(14 * 1024);
});

test('a region of a cuisine shows its dishes only, and an unknown region is the neutral shell', async () => {
  const dishes = toText((await getServed('/cuisine/american?region=New+England')).body);
  expect(dishes).toContain('Clam Chowder');
  expect(dishes).not.toContain('Jambalaya');
  expect((await get('/cuisine/american?region=Mars')).body).toContain('<div id="app"></div>');
});

describe('the community', () => {
  test('shows a post and its author without scripts, and a new like immediately', async () => {
    const author = await signUp(server.app, 'Tomás <Rivera>');
    const { body } = await author.ask('POST', '/posts', {
      title: 'A first broth',
      content: 'Bones, water, </script> time.',
    });
    const { _id, authorId } = JSON.parse(body).post ?? JSON.parse(body);
    const page = (await getServed(`/post/${_id}`)).body;
    expect(toText(page)).toContain('A first broth');
    expect(toText(page)).toContain('Tomás &lt;Rivera&gt;');
    const reader = await signUp(server.app, 'Nadia Haddad');
    await reader.ask('POST', `/posts/${_id}/like`);
    const isLiked = async () => (await getServed(`/post/${_id}`)).body;
    await expect.poll(isLiked).toContain('"likeCount":1');
    const id = typeof authorId === 'string' ? authorId : authorId.id;
    expect(toText((await getServed(`/profile/${id}`)).body)).toContain('A first broth');
  });

  test('shows its posts, and a new or edited one immediately', async () => {
    const author = await signUp(server.app, 'Kofi Mensah');
    const publish = (title: string) =>
      author.ask('POST', '/posts', { title, content: 'Slowly.', tags: ['bread'] });
    const { _id } = (await publish('A dark bread')).json();
    for (const path of ['/community', '/community?tab=trending', '/community?fbclid=x']) {
      const { body } = await getServed(path);
      expect(toText(body)).toContain('A dark bread');
      expect(toText(body)).not.toContain('Loading');
      const packed = await get(path, { 'accept-encoding': 'br' });
      expect(packed.rawPayload.length).toBeLessThan(14 * 1024);
    }
    await publish('A light bread');
    expect(toText((await getServed('/community')).body)).toContain('A light bread');
    await author.ask('DELETE', `/posts/${_id}`);
    expect((await getServed('/community')).body).not.toContain('A dark bread');
  });

  test.each(['?tab=my-posts', '?tag=bread', '?tab=trending&tag=bread'])(
    'is the neutral shell with %s',
    async (query) => {
      expect((await get(`/community${query}`)).body).toContain('<div id="app"></div>');
    },
  );
});

test('links from elsewhere lead to the page with its content, and its canonical link is the plain address', async () => {
  const author = await signUp(server.app, 'Ines Duarte');
  const title = 'A shared bread';
  const post = (await author.ask('POST', '/posts', { title, content: 'Slowly.' })).json();
  const paths = [
    '/recipe/shoyu-ramen',
    '/cuisine/asian',
    '/all-recipes',
    '/trending-recipes',
    '/search',
    '/community',
    `/post/${post._id}`,
    `/profile/${author.user.id}`,
  ];
  for (const path of paths) {
    for (const query of ['', '?utm_source=x', '?fbclid=x']) {
      const { body } = await getServed(path + query);
      expect(body).toContain(`rel="canonical" href="http://localhost:80${path}"`);
      for (const spelling of [`${path}/`, path.toUpperCase(), `/${path}`]) {
        const { statusCode, headers } = await get(spelling + query);
        expect([statusCode, headers.location]).toEqual([308, path + query]);
      }
    }
  }
  expect((await get('/?utm_source=x')).body).toBe((await get('/')).body);
  expect((await get('//?utm_source=x')).headers.location).toBe('/?utm_source=x');
});

test.each(['/', '/community', '/recipe/shoyu-ramen'])(
  'the manifest of %s is requested with cookies, for proxies with their own sign-in',
  async (path) => {
    const [link] = /<link rel="manifest"[^>]*>/.exec((await get(path)).body) ?? [];
    expect(link).toContain('crossorigin="use-credentials"');
  },
);

test('the manifest names the encoding of shared texts', async () => {
  expect((await get('/manifest.webmanifest')).json().share_target).toMatchObject({
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
  });
});

test('serves the neutral shell if no page can be rendered', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'simmer-broken-'));
  await cp(join(dist, 'client'), join(directory, 'client'), { recursive: true });
  await cp(join(dist, 'prerender'), join(directory, 'prerender'), { recursive: true });
  const thread = join(directory, 'prerender', 'render-thread.js');
  await writeFile(thread, `throw new Error('broken');${await readFile(thread, 'utf8')}`);
  const broken = await buildTestApp({ clientDir: join(directory, 'client') });
  const response = await broken.app.inject({ method: 'GET', url: '/all-recipes' });
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('<div id="app"></div>');
  await broken.close();
  await rm(directory, { recursive: true });
});
