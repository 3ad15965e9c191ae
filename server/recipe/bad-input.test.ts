import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

/** Values in the form in which they appear in a URL. */
const JUNK = [
  '%00',
  'a%00b',
  '1e9',
  '-1',
  'NaN',
  '%',
  '%E0%A4%A',
  '%ff%fe',
  '%27%20or%20%271%27%3D%271',
  '%22%3B--',
  '%5C',
  '%25',
  '%2e%2e%2f%2e%2e%2fetc',
  '%F0%9F%8D%9C',
  '%E2%80%AE%CC%81',
  '__proto__',
  'constructor',
  'null',
  'x'.repeat(2_000),
  'x'.repeat(12_000),
  '%F0%9F%8D%9C'.repeat(400),
];
const PLACES = [
  ...['cuisine', 'page', 'limit', 'q'].flatMap((name) => [
    `/recipes?${name}=`,
    `/recipes?${name}[]=`,
    `/recipes?${name}=1&${name}=`,
    `/recipes?page=2&limit=3&${name}=`,
  ]),
  '/recipes/',
  '/recipes/cuisine/',
  '/cultural/insight/',
];

test.each(PLACES)('GET %s… answers any input without a 5xx', async (place) => {
  const answers = await Promise.all(
    JUNK.map(async (junk) => {
      const answer = await app.app.inject({ url: `/api${place}${junk}` });
      const body: unknown = answer.json();
      const isObject = typeof body === 'object' && body !== null;
      const isList = Array.isArray(body) || (isObject && 'recipes' in body);
      const isRefusal = [400, 404, 414].includes(answer.statusCode) && isObject && 'error' in body;
      return {
        junk: junk.slice(0, 40),
        status: answer.statusCode,
        isClear: isRefusal || (answer.statusCode === 200 && isList),
      };
    }),
  );
  expect(answers.filter(({ isClear }) => !isClear)).toEqual([]);
});
