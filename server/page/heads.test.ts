import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { TEST_DISHES, toTestDish } from '#server/testing/test-dishes.ts';
import { writeClient } from '#server/testing/write-client.ts';

const NASTY = `</script><script>alert("1")</script> & 'more'`;

let test: TestApp;
let clientDir: string;
beforeAll(async () => {
  const dishes = {
    ...TEST_DISHES,
    'pictures/tom-yum': { hash: 'a1b2', thumbhash: 'k0oGLQ' },
    'asian/thai/nasty': toTestDish({ title: NASTY, subtitle: NASTY, recipe_name: NASTY }),
  };
  clientDir = await writeClient();
  test = await buildTestApp({ dishes, clientDir });
});
afterAll(async () => {
  await test.close();
  await rm(clientDir, { recursive: true });
});

async function getPage(url: string, host = 'simmer.test:3000'): Promise<string> {
  return (await test.app.inject({ url, headers: { host } })).body;
}

function toData(html: string): Record<string, unknown> {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  return JSON.parse(json ?? '{}');
}

describe('the page of a search', () => {
  it.each([
    ['/search', 'Search'],
    ['/search?q=pho+bo', 'Search: pho bo'],
    ['/search?q=one&q=two', 'Search: one'],
    [`/search?q=${encodeURIComponent('"><script>')}`, 'Search: &quot;&gt;&lt;script&gt;'],
  ])('%s is called %s', async (url, title) => {
    const html = await getPage(url);
    expect(html).toContain(`<title>${title} · Simmer</title>`);
    expect(html).toContain('<link rel="canonical" href="http://simmer.test:3000/search">');
  });
});

describe('the page of a cuisine', () => {
  it('lists its dishes in order', async () => {
    const html = await getPage('/cuisine/new-england');
    expect(html).toContain('<title>New England · Simmer</title>');
    expect(toData(html)).toMatchObject({
      '@type': 'ItemList',
      name: 'New England',
      numberOfItems: 2,
      itemListElement: [
        {
          position: 1,
          name: 'Boston brown bread',
          url: 'http://simmer.test:3000/recipe/brown-bread',
        },
        { position: 2, name: 'Clam chowder', url: 'http://simmer.test:3000/recipe/clam-chowder' },
      ],
    });
  });

  it('has the card name if the cuisine is a family', async () => {
    const html = await getPage('/cuisine/asian');
    expect(html).toContain('<title>Asian Heritage · Simmer</title>');
    expect(html).toContain('href="http://simmer.test:3000/cuisine/asian"');
    expect(html).toContain('as="fetch" href="/api/recipes/cuisine/asian"');
    expect(html).toContain('tom-yum.a1b2.640.avif 640w');
  });
});

describe('the browser bar', () => {
  it.each([
    ['/', '#FF6B35'],
    ['/login', '#FF6B35'],
    ['/register', '#FF6B35'],
    ['/cuisine/asian', '#B92B1C'],
    ['/cuisine/greek', '#1D4E89'],
    ['/cuisine/mexican', '#0E6B54'],
    ['/cuisine/new-england', '#F6C453'],
    ['/all-recipes', '#FBE7D2'],
    ['/recipe/tom-yum', '#FBE7D2'],
    ['/nothing', '#FBE7D2'],
  ])('over %s is %s in light mode and brown in dark mode', async (url, colour) => {
    const html = await getPage(url);
    const pattern = /name="theme-color" media="\(prefers-color-scheme: (\w+)\)" content="([^"]*)"/g;
    expect([...html.matchAll(pattern)].map(([, scheme, content]) => [scheme, content])).toEqual([
      ['light', colour],
      ['dark', '#1A100B'],
    ]);
  });
});

describe('the lists of all recipes', () => {
  it.each([
    ['/all-recipes', 'All Recipes', '/api/recipes?page=1&amp;limit=50'],
    ['/trending-recipes', 'Trending recipe', '/api/recipes?page=1&amp;limit=3'],
  ])('%s is %s and preloads its first requests', async (url, name, data) => {
    const html = await getPage(url);
    expect(html).toContain(`<title>${name} · Simmer</title>`);
    expect(html).toContain(`as="fetch" href="${data}" crossorigin="anonymous"`);
  });
});

describe('search engines', () => {
  it.each([
    '/login',
    '/register',
    '/profile',
    '/profile/storage',
    '/profile/diet',
    '/status',
    '/callback',
    '/continue',
    '/moderation',
    '/create-post',
    '/search?q=soup',
    '/upload-demo',
    '/profile-upload-demo',
    '/nothing',
    '/recipe/nothing',
    '/cuisine/nothing',
    '/post/nothing',
    '/profile/nothing',
  ])('are kept out of %s', async (url) => {
    const html = await getPage(url);
    expect(html.match(/<meta name="robots" content="noindex">/g)).toHaveLength(1);
  });

  it('find a different description on each list', async () => {
    const urls = [
      '/',
      '/all-recipes',
      '/trending-recipes',
      '/community',
      '/cuisine/asian',
      '/cuisine/thai',
    ];
    const pages = await Promise.all(urls.map((url) => getPage(url)));
    for (const html of pages) expect(html).not.toContain('name="robots"');
    const descriptions = pages.map(
      (html) => /name="description" content="([^"]+)"/.exec(html)?.[1],
    );
    expect(descriptions).not.toContain(undefined);
    expect(new Set(descriptions).size).toBe(urls.length);
  });
});
