import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { PASSWORD, signUp } from '#server/testing/sign-up.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {} });
});
afterAll(() => test.close());

const KEYED = { 'idempotency-key': '018f0000-0000-4000-8000-0000000000cc' };

describe.each([
  ['POST', '/user/favorites', { recipeName: 'Pho' }],
  ['POST', '/user/saved-recipes', { recipeName: 'Pho' }],
  ['DELETE', '/user/favorites/Moussaka', undefined],
  ['PUT', '/auth/profile', { bio: 'Soups' }],
  ['POST', '/auth/password', { currentPassword: PASSWORD, newPassword: 'Thyme8leaf' }],
] as const)('%s %s with an idempotency key', (method, path, body) => {
  it('stores that it was done, and no personal data', async () => {
    const cook = await signUp(test.app);
    expect((await cook.ask(method, path, body, KEYED)).statusCode).toBe(200);
    const { rows } = await test.pool.query(
      'select status, body from idempotency where user_id = $1',
      [cook.user.id],
    );
    expect(rows).toEqual([{ status: 200, body: null }]);
  });

  it('takes effect once, and a replay shows the current profile', async () => {
    const cook = await signUp(test.app);
    const first = await cook.ask(method, path, body, KEYED);
    await cook.ask('PUT', '/auth/profile', { name: 'Rosa Now' });
    const again = await cook.ask(method, path, body, KEYED);
    expect(again.statusCode).toBe(200);
    expect(again.headers['idempotent-replayed']).toBe('true');
    const { user } = first.json();
    expect(again.json()).toEqual({ user: { ...user, name: 'Rosa Now' } });
  });
});

it('a refusal is stored with its body', async () => {
  const cook = await signUp(test.app);
  await test.pool.query(
    `insert into kept_recipes (user_id, list, recipe_name)
     select $1, 'saved', 'Dish ' || n from generate_series(1, 500) n`,
    [cook.user.id],
  );
  const keep = () => cook.ask('POST', '/user/saved-recipes', { recipeName: 'Pho' }, KEYED);
  const first = await keep();
  await cook.ask('DELETE', '/user/saved-recipes/Dish%207');
  const again = await keep();
  expect([first.statusCode, again.statusCode]).toEqual([422, 422]);
  expect(again.body).toBe(first.body);
});
