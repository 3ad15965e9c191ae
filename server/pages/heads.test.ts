import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { TEST_DISHES, toTestDish } from '../testing/test-dishes.ts';
import { writeClient } from '../testing/write-client.ts';

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

describe('the page of a recipe', () => {
  it('names the dish, its own address and its picture for link previews', async () => {
    const html = await getPage('/recipe/tom-yum');
    for (const tag of [
      '<title>Tom yum with prawns · Simmer</title>',
      '<meta name="description" content="Hot, sour and clear">',
      '<link rel="canonical" href="http://simmer.test:3000/recipe/tom-yum">',
      '<meta property="og:type" content="article">',
      '<meta property="og:title" content="Tom yum with prawns · Simmer">',
      '<meta property="og:url" content="http://simmer.test:3000/recipe/tom-yum">',
      '<meta property="og:image" content="http://simmer.test:3000/media/previews/dishes/tom-yum.a1b2.jpg">',
      '<meta property="og:image:type" content="image/jpeg">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta property="og:image:alt" content="A bowl of red broth with prawns">',
      '<meta name="twitter:card" content="summary_large_image">',
    ]) {
      expect(html).toContain(tag);
    }
  });

  it('announces its data and its picture, and does not inline the answer', async () => {
    const html = await getPage('/recipe/tom-yum');
    expect(html).toContain(
      '<link rel="preload" as="fetch" href="/api/recipes/tom-yum" crossorigin="anonymous">',
    );
    expect(html).toContain(
      '<link rel="preload" as="image" type="image/avif" imagesrcset="/media/dishes/tom-yum.a1b2.320.avif 320w, /media/dishes/tom-yum.a1b2.640.avif 640w, /media/dishes/tom-yum.a1b2.800.avif 800w, /media/dishes/tom-yum.a1b2.1280.avif 1280w" imagesizes="(min-width: 1024px) 452px, (min-width: 768px) 320px, 100vw" fetchpriority="high">',
    );
    expect(html).not.toContain('culturalBackground');
  });

  it('describes the recipe to search engines', async () => {
    expect(toData(await getPage('/recipe/tom-yum'))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Tom yum with prawns',
      image: ['http://simmer.test:3000/media/dishes/tom-yum.a1b2.640.webp'],
      description: 'Hot, sour and clear',
      author: { '@type': 'Organization', name: 'Simmer', url: 'http://simmer.test:3000/' },
      datePublished: expect.stringMatching(/^\d{4}-.*Z$/),
      dateModified: expect.stringMatching(/^\d{4}-.*Z$/),
      url: 'http://simmer.test:3000/recipe/tom-yum',
      mainEntityOfPage: 'http://simmer.test:3000/recipe/tom-yum',
      recipeCuisine: 'Thai',
      recipeCategory: 'soup',
      keywords: 'soup, sour, seafood',
      prepTime: 'PT15M',
      cookTime: 'PT1H5M',
      totalTime: 'PT1H20M',
      recipeYield: '4 servings',
      recipeIngredient: ['300 g Prawns', '2 stalks Lemongrass', '3 tbsp Lime juice'],
      recipeInstructions: [
        {
          '@type': 'HowToStep',
          name: 'Make the broth',
          text: 'Simmer the lemongrass for 10 minutes.',
          url: 'http://simmer.test:3000/recipe/tom-yum#step-1',
        },
        {
          '@type': 'HowToStep',
          name: 'Finish',
          text: 'Add the prawns and the lime juice.',
          url: 'http://simmer.test:3000/recipe/tom-yum#step-2',
        },
      ],
    });
  });

  it('shows the picture of home in previews where its own has not been drawn', async () => {
    const html = await getPage('/recipe/moussaka');
    expect(html).toMatch(/og:image" content="[^"]*\/media\/previews\/home\.[\w-]+\.jpg"/);
    expect(html).not.toContain('as="image"');
    expect(toData(html)).not.toHaveProperty('image');
  });

  it('keeps every text of a recipe a text', async () => {
    const html = await getPage('/recipe/nasty');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain(
      '<title>&lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;more&#39; · Simmer</title>',
    );
    expect(toData(html)['name']).toBe(NASTY);
  });

  it('belongs to the recipe where it is the cooking view', async () => {
    const html = await getPage('/recipe/tom-yum/cook');
    expect(html).toContain('<title>Cook Tom yum with prawns · Simmer</title>');
    expect(html).toContain('<link rel="canonical" href="http://simmer.test:3000/recipe/tom-yum">');
    expect(html).toContain('href="/api/recipes/tom-yum"');
  });

  it.each(['evil"><script>', 'a b', 'x.test:99999999', 'user@host'])(
    'does not repeat a Host header that is none: %s',
    async (host) => {
      const html = await getPage('/recipe/tom-yum', host);
      expect(html).toContain('<link rel="canonical" href="http://localhost/recipe/tom-yum">');
    },
  );
});

describe('the page of a cuisine', () => {
  it('lists its dishes in their order', async () => {
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

  it('of a family carries the name of its card, at one address for every letter case', async () => {
    for (const url of ['/cuisine/asian', '/cuisine/Asian']) {
      const html = await getPage(url);
      expect(html).toContain('<title>Asian Heritage · Simmer</title>');
      expect(html).toContain('href="http://simmer.test:3000/cuisine/asian"');
      expect(html).toContain('as="fetch" href="/api/recipes/cuisine/asian"');
      expect(html).toContain('tom-yum.a1b2.640.avif 640w');
    }
  });
});

describe('the browser bar', () => {
  it.each([
    ['/', '#FF6B35'],
    ['/login', '#FF6B35'],
    ['/register', '#FF6B35'],
    ['/cuisine/asian', '#B92B1C'],
    ['/cuisine/Greek', '#1D4E89'],
    ['/cuisine/mexican/', '#0E6B54'],
    ['/cuisine/new-england', '#F6C453'],
    ['/all-recipes', '#FBE7D2'],
    ['/recipe/tom-yum', '#FBE7D2'],
    ['/nothing', '#FBE7D2'],
  ])('over %s is %s from the first frame on, and one brown by night', async (url, colour) => {
    const html = await getPage(url);
    const said = /name="theme-color" media="\(prefers-color-scheme: (\w+)\)" content="([^"]*)"/g;
    expect([...html.matchAll(said)].map(([, scheme, content]) => [scheme, content])).toEqual([
      ['light', colour],
      ['dark', '#1A100B'],
    ]);
  });
});

describe('the lists of all recipes', () => {
  it.each([
    ['/all-recipes', 'All Recipes', '/api/recipes?page=1&amp;limit=50'],
    ['/trending-recipes', 'Trending recipe', '/api/recipes'],
  ])('%s is %s and announces what it shows first', async (url, name, data) => {
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
    '/status',
    '/callback',
    '/continue',
    '/create-post',
    '/search?q=soup',
    '/upload-demo',
    '/profile-upload-demo',
    '/nothing',
    '/recipe/nothing',
    '/cuisine/nothing',
    '/post/nothing',
    '/profile/nothing',
  ])('are told to leave %s out', async (url) => {
    const html = await getPage(url);
    expect(html.match(/<meta name="robots" content="noindex">/g)).toHaveLength(1);
  });

  it('find another description on each list', async () => {
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
    const said = pages.map((html) => /name="description" content="([^"]+)"/.exec(html)?.[1]);
    expect(said).not.toContain(undefined);
    expect(new Set(said).size).toBe(urls.length);
  });
});
