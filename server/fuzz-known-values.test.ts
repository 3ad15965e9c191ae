import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { type Cook, signUp } from './testing/sign-up.ts';

let test: TestApp;
let cook: Cook;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, rateLimit: 'off' });
  cook = await signUp(test.app);
  await cook.ask('POST', '/lists', { _id: POST_ID, name: 'Saturday' });
  await cook.ask('PUT', `/cookbook/${POST_ID}`, {
    title: 'Ragù',
    ingredients: ['1 onion'],
    instructions: ['Slowly.'],
  });
  await cook.ask('POST', '/posts', { _id: POST_ID, title: 'Ragù', content: 'Slowly.' });
});
afterAll(() => test.close());

const POST_ID = '018f0000-0000-7000-8000-000000000000';

const ROUTES = [
  ['POST', '/auth/register', ['name', 'email', 'password']],
  ['POST', '/auth/login', ['email', 'password']],
  ['PUT', '/auth/profile', ['name', 'bio']],
  ['PUT', '/users/profile', ['name', 'bio']],
  ['POST', '/user/favorites', ['recipeName']],
  ['POST', '/user/saved-recipes', ['recipeName']],
  ['PUT', '/users/018f0000-0000-7000-8000-000000000000/follow', ['following']],
  ['POST', '/auth/password', ['currentPassword', 'newPassword']],
  ['DELETE', '/auth/account', ['password', 'posts']],
  ['POST', '/auth/sessions/end-others', []],
  [
    'POST',
    '/posts',
    [
      '_id',
      'title',
      'content',
      'tags',
      'category',
      'type',
      'cuisine',
      'image',
      'images',
      'cookbookId',
    ],
  ],
  [
    'PUT',
    `/posts/${POST_ID}`,
    ['title', 'content', 'tags', 'category', 'type', 'cuisine', 'image', 'images'],
  ],
  ['POST', `/posts/${POST_ID}/comments`, ['_id', 'content']],
  ['POST', `/posts/${POST_ID}/like`, []],
  ['POST', '/lists', ['_id', 'name']],
  ['POST', `/lists/${POST_ID}/needs`, ['needs']],
  ['POST', `/lists/${POST_ID}/removals`, ['needIds']],
  ['PUT', `/lists/${POST_ID}/ticks`, ['ticks']],
  ['PUT', `/lists/${POST_ID}/aisles`, ['food', 'text', 'aisle']],
  ['PUT', `/lists/${POST_ID}/aisle-order`, ['aisles']],
  ['POST', '/households', ['_id', 'name']],
  ['PUT', '/user/diet', ['allergens', 'diets', 'onlyIfNone']],
  [
    'PUT',
    `/cookbook/${POST_ID}`,
    ['title', 'subtitle', 'tags', 'servings', 'ingredients', 'instructions', 'source', 'images'],
  ],
  ['PUT', `/cookbook/${POST_ID}/visibility`, ['visibility']],
  ['POST', '/cookbook/import', ['html', 'text', 'url']],
  ['PUT', '/push/subscription', ['endpoint', 'keys']],
  ['DELETE', '/push/subscription', ['endpoint', 'auth']],
  ['PUT', '/push/timers', ['endpoint', 'auth', 'timers']],
  ['POST', '/upload/image', ['image']],
  ['POST', '/profile-upload/profile-image', ['profileImage']],
] as const;

const VALUES: unknown[] = [
  null,
  true,
  0,
  -1,
  1e9,
  1e308,
  [],
  ['a', 'b'],
  {},
  { toString: 'x', valueOf: 'x', length: 1e9 },
  '',
  ' ',
  '\u0000',
  'a\u0000b@example.com',
  '\uD800',
  'a\uDFFF@example.com',
  '\u202Eevil\u0007',
  "'; drop table users; --",
  '%00%s%n${7*7}',
  'x'.repeat(100_000),
  '😀'.repeat(5000),
  `${'a'.repeat(50_000)}@${'b'.repeat(50_000)}.com`,
  '.'.repeat(50_000),
  'a@'.repeat(20_000),
];

const RAW = [
  'null',
  '[]',
  '"text"',
  '7',
  '{"a":',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from('{"name":"\u00e9"}', 'latin1'),
  Buffer.alloc(2000, 0),
];

it.each(ROUTES)('%s %s never answers any body with a 5xx', async (method, path, fields) => {
  const headers = { 'content-type': 'application/json' };
  const bodies = [
    ...RAW,
    ...VALUES.map((value) =>
      JSON.stringify(Object.fromEntries(fields.map((name) => [name, value]))),
    ),
    ...fields.flatMap((name) => VALUES.map((value) => JSON.stringify({ [name]: value }))),
  ];
  const broken: unknown[] = [];
  for (const body of bodies) {
    const { statusCode } = await cook.ask(method, path, body, headers);
    if (statusCode >= 500) broken.push([statusCode, String(body).slice(0, 200)]);
  }
  expect(broken).toEqual([]);
  expect((await cook.ask('GET', '/auth/profile')).statusCode).toBe(200);
  expect('isAdmin' in {}).toBe(false);
});

it.each(['/users/', '/user/favorites/', '/user/saved-recipes/', '/upload/image/', '/media/'])(
  'never answers with a 5xx to a URL under %s',
  async (path) => {
    const method = path === '/users/' ? 'GET' : 'DELETE';
    for (const name of [
      '%00',
      '%FF',
      '%ED%A0%80',
      '%2e%2e%2f',
      '..;/',
      "';--",
      '__proto__',
      'constructor',
      'é'.repeat(500),
      '1e9',
      '%0a%0d',
    ]) {
      const { statusCode } = await cook.ask(method, `${path}${name}`);
      expect(statusCode).toBeLessThan(500);
    }
  },
);

const LISTS = ['/posts', '/posts/trending', `/posts/${POST_ID}/comments`];
const PAGED = new Set(['cursor', 'limit']);

/** Replaces unpaired surrogates, which a URL cannot contain. */
const toReadable = (value: unknown) => Buffer.from(JSON.stringify(value).slice(0, 2000)).toString();

it.each(['cursor', 'limit', 'author', 'authorId', 'category', 'type', 'tag', 'q'])(
  'accepts any value of the parameter %s of a list of posts',
  async (name) => {
    for (const list of PAGED.has(name) ? LISTS : ['/posts']) {
      for (const value of VALUES.map((each) => toReadable(each))) {
        for (const text of [
          value,
          value.replaceAll('"', ''),
          Buffer.from(value).toString('base64url'),
        ]) {
          const { statusCode } = await cook.ask(
            'GET',
            `${list}?${name}=${encodeURIComponent(text)}`,
          );
          expect([text, statusCode < 500]).toEqual([text, true]);
        }
      }
    }
  },
);

it.each(['authorization', 'idempotency-key', 'content-type', 'if-none-match'])(
  'accepts any value of the header %s',
  async (header) => {
    for (const value of [
      '',
      ' ',
      '"',
      'é',
      'x'.repeat(8000),
      'Bearer',
      'Bearer  ',
      '\\',
      '"\\""',
    ]) {
      const { statusCode } = await cook.ask('PUT', '/auth/profile', '{}', { [header]: value });
      expect(statusCode).toBeLessThan(500);
    }
  },
);
