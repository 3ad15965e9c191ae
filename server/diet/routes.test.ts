import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, PASSWORD, signUp } from '#server/testing/sign-up.ts';

let test: TestApp;
let ana: Cook;
let ben: Cook;
beforeAll(async () => {
  test = await buildTestApp();
  ana = await signUp(test.app, 'Ana');
  ben = await signUp(test.app, 'Ben');
});
afterAll(() => test.close());

const put = (body: object, by = ana) => by.ask('PUT', '/user/diet', body);
const readDiet = async (by = ana) => (await by.ask('GET', '/auth/profile')).json().user.diet;

describe('PUT /user/diet', () => {
  it('sets and clears the allergies and diets of a member, who had none before', async () => {
    expect(await readDiet()).toBeNull();
    const diet = { allergens: ['milk', 'nuts'], diets: ['vegetarian'] };
    expect((await put({ ...diet, allergens: ['milk', 'milk', 'nuts'] })).json().user.diet).toEqual(
      diet,
    );
    expect(await readDiet()).toEqual(diet);
    await put({ allergens: [], diets: [] });
    expect(await readDiet()).toEqual({ allergens: [], diets: [] });
  });

  it('does not overwrite a choice with `onlyIfNone`', async () => {
    const cara = await signUp(test.app, 'Cara');
    const first = { allergens: ['fish'], diets: [] };
    await put({ ...first, onlyIfNone: true }, cara);
    await put({ allergens: [], diets: ['vegan'], onlyIfNone: true }, cara);
    expect(await readDiet(cara)).toEqual(first);
  });

  it('[T-diet-1] shows it to no other member, visitor or moderator', async () => {
    await put({ allergens: ['lupin'], diets: [] });
    expect(await readDiet(ben)).toBeNull();
    await ben.ask('PUT', `/users/${ana.user.id}/follow`, { following: true });
    for (const url of [
      `/api/users/${ana.user.id}`,
      `/api/users/${ana.user.id}/followers`,
      '/api/users/search?q=Ana',
    ]) {
      const headers = { authorization: `Bearer ${ben.token}` };
      expect((await test.app.inject({ url, headers })).body).not.toContain('lupin');
      expect((await test.app.inject({ url })).body).not.toContain('lupin');
    }
    await put({ allergens: [], diets: [] }, ben);
    expect((await readDiet()).allergens).toEqual(['lupin']);
  });

  it.each([{}, { allergens: ['dust'], diets: [] }, { allergens: 'milk', diets: [] }])(
    '%j answers 422 and changes nothing',
    async (body) => {
      const before = await readDiet();
      expect((await put(body)).statusCode).toBe(422);
      expect(await readDiet()).toEqual(before);
    },
  );

  it('is deleted with the account', async () => {
    const dan = await signUp(test.app, 'Dan');
    await put({ allergens: ['eggs'], diets: [] }, dan);
    await dan.ask('DELETE', '/auth/account', { password: PASSWORD, posts: 'keep' });
    const { rowCount } = await test.pool.query('select from member_diets where user_id = $1', [
      dan.user.id,
    ]);
    expect(rowCount).toBe(0);
  });
});
