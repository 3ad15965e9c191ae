import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FoodTable } from '#contract/food/food.ts';
import { FOODS } from '#contract/food/foods.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {} });
});
afterAll(() => test.close());

it('sends the whole table to visitors, and a 304 to those who have it', async () => {
  const url = '/api/foods';
  const answer = await test.app.inject({ url });
  const foods = v.parse(FoodTable, answer.json());
  expect(foods.map(({ id }) => id)).toEqual(FOODS.map(({ id }) => id));
  const named = (id: string) => foods.find((food) => food.id === id)?.names;
  expect(named('tomato')).toEqual(expect.arrayContaining(['tomato', 'tomatoes']));
  expect(named('spring-onion')).toEqual(expect.arrayContaining(['scallion', 'scallions']));
  const etag = String(answer.headers.etag);
  const again = await test.app.inject({ url, headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([
    304,
    '',
    'no-cache',
  ]);
});
