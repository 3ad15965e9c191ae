import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { publish } from '#server/testing/post-lists.ts';
import { signUp } from '#server/testing/sign-up.ts';
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

  it('preloads its data and its picture, and does not embed the response', async () => {
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

  it('has the rating for search engines once a member has rated it', async () => {
    expect(toData(await getPage('/recipe/moussaka'))).not.toHaveProperty('aggregateRating');
    for (const rating of [5, 4, 4]) {
      await publish(await signUp(test.app), { recipeId: 'moussaka', rating });
    }
    expect(toData(await getPage('/recipe/moussaka'))).toMatchObject({
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.33,
        ratingCount: 3,
        bestRating: 5,
        worstRating: 1,
      },
    });
  });

  it('shows the picture of home in previews if its own has not been drawn', async () => {
    const html = await getPage('/recipe/moussaka');
    expect(html).toMatch(/og:image" content="[^"]*\/media\/previews\/home\.[\w-]+\.jpg"/);
    expect(html).not.toContain('as="image"');
    expect(toData(html)).not.toHaveProperty('image');
  });

  it('escapes the texts of a recipe', async () => {
    const html = await getPage('/recipe/nasty');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain(
      '<title>&lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;more&#39; · Simmer</title>',
    );
    expect(toData(html)['name']).toBe(NASTY);
  });

  it('has the canonical address of the recipe if it is the cooking view', async () => {
    const html = await getPage('/recipe/tom-yum/cook');
    expect(html).toContain('<title>Cook Tom yum with prawns · Simmer</title>');
    expect(html).toContain('<link rel="canonical" href="http://simmer.test:3000/recipe/tom-yum">');
    expect(html).toContain('href="/api/recipes/tom-yum"');
  });

  it.each(['evil"><script>', 'a b', 'x.test:99999999', 'user@host'])(
    'does not repeat an invalid Host header: %s',
    async (host) => {
      const html = await getPage('/recipe/tom-yum', host);
      expect(html).toContain('<link rel="canonical" href="http://localhost/recipe/tom-yum">');
    },
  );
});
