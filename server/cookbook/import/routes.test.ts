import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import * as texts from '#texts/cookbook.ts';

const PAGE = `<title>Soup</title><script type="application/ld+json">${JSON.stringify({
  '@type': 'Recipe',
  name: 'Onion soup',
  recipeYield: '4 servings',
  recipeIngredient: ['3 onions', '1 l stock'],
  recipeInstructions: ['Fry the onions.', 'Add the stock.'],
})}</script>`;

let site: Server;
let test: TestApp;
let ana: Cook;
let origin: string;
let status = 200;
beforeAll(async () => {
  site = createServer((_request, response) => void response.writeHead(status).end(PAGE));
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const address = site.address();
  origin = `http://site.example:${typeof address === 'object' ? address?.port : 0}`;
  test = await buildTestApp({
    dishes: {},
    importReach: {
      find: async () => [{ address: '127.0.0.1', family: 4 }],
      isAllowed: (one) => one === '127.0.0.1',
    },
  });
  ana = await signUp(test.app, 'Ana');
});
afterAll(async () => {
  site.close();
  await test.close();
});

const send = async (body: object, by: Cook = ana) => {
  const answer = await by.ask('POST', '/cookbook/import', body);
  return { status: answer.statusCode, ...answer.json() };
};

it('reads a page without storing it', async () => {
  const read = await send({ html: PAGE, url: 'https://example.com/soup' });
  expect(read).toMatchObject({
    status: 200,
    recipe: { title: 'Onion soup', servings: 4, ingredients: ['3 onions', '1 l stock'] },
    source: { url: 'https://example.com/soup' },
  });
  expect(read.notes).toContainEqual({ field: 'prepTime', code: 'times-missing' });
  expect((await ana.ask('GET', '/cookbook')).json().recipes).toEqual([]);
});

it('reads a text', async () => {
  const text = 'Soup\n\nIngredients\n3 onions\n1 l stock\n\nMethod\nFry the onions.\nAdd it.';
  expect(await send({ text })).toMatchObject({ status: 200, recipe: { title: 'Soup' } });
});

it('answers only with the fields of a draft', async () => {
  const text = JSON.stringify({
    '@type': 'Recipe',
    name: 'Soup',
    recipeIngredient: ['1 onion'],
    recipeInstructions: ['Fry it.'],
    pictureFolder: 'a/b',
  });
  const { status: _status, ...draft } = await send({ text });
  expect(Object.keys(draft).toSorted()).toEqual(['notes', 'recipe']);
});

it('fetches an address and names it as the source', async () => {
  expect(await send({ url: `${origin}/soup` })).toMatchObject({
    recipe: { title: 'Onion soup' },
    source: { url: `${origin}/soup` },
  });
});

it.each([
  ['no content', {}, texts.importRequired],
  ['a page without a recipe', { html: '<p>Hello' }, texts.importNoRecipe],
  ['an empty text', { text: '' }, texts.importNoRecipe],
  ['a page above 2 MB', { html: 'a'.repeat(2_000_001) }, texts.importTooLarge],
  ['no web address', { url: 'ftp://site.example' }, texts.importAddressInvalid],
  ['a local address', { url: 'http://192.168.0.1/' }, texts.importAddressInvalid],
])('answers 422 for %s', async (_what, body, error) => {
  expect(await send(body)).toMatchObject({ status: 422, error });
});

it('names another way for a site that refuses', async () => {
  status = 403;
  expect(await send({ url: origin })).toMatchObject({
    status: 422,
    error: texts.importRefused,
    code: 'import_address_refused',
  });
  status = 200;
});

it('[T-import-3] answers others while it reads the largest page', async () => {
  const html = '<h2>Ingredients</h2><p>1 egg</p>'.repeat(60_000);
  const order: string[] = [];
  await Promise.all([
    send({ html }).then(() => order.push('read')),
    ...Array.from({ length: 5 }, async () => {
      await test.app.inject({ url: '/api/health' });
      order.push('health');
    }),
  ]);
  expect(order.at(-1)).toBe('read');
});

it('loads no address with IMPORT_URL=off, and only a limited number otherwise', async () => {
  const other = await buildTestApp({ dishes: {}, importReach: 'off' });
  const ben = await signUp(other.app, 'Ben');
  expect(await send({ url: origin }, ben)).toMatchObject({ error: texts.importAddressOff });
  expect(await send({ html: PAGE }, ben)).toMatchObject({ status: 200 });
  for (let n = 0; n < 58; n += 1) await send({}, ben);
  expect((await send({}, ben)).status).toBe(429);
  await other.close();
});
