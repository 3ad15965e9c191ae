import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CurrentUserAnswer } from '#contract/account/user.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { signUp } from '#server/testing/sign-up.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {} });
});
afterAll(() => test.close());

describe.each([
  ['/user/favorites', 'favorites', 'savedRecipes'],
  ['/user/saved-recipes', 'savedRecipes', 'favorites'],
] as const)('%s', (path, list, other) => {
  it('POST adds a recipe once, newest first, and changes no other list', async () => {
    const cook = await signUp(test.app);
    for (const recipeName of ['Moussaka', 'Tom Yum', ' Moussaka ']) {
      const answer = await cook.ask('POST', path, { recipeName });
      expect(answer.statusCode).toBe(200);
      expect(v.is(CurrentUserAnswer, answer.json())).toBe(true);
    }
    const { user } = (await cook.ask('GET', '/auth/profile')).json();
    expect(user[list]).toEqual(['Tom Yum', 'Moussaka']);
    expect(user[other]).toEqual([]);
  });

  it('DELETE removes a recipe and accepts one that is not in the list', async () => {
    const cook = await signUp(test.app);
    const name = 'Fish & Chips / 50% "off"';
    await cook.ask('POST', path, { recipeName: name });
    await cook.ask('POST', path, { recipeName: 'Pho' });
    for (let round = 1; round <= 2; round += 1) {
      const answer = await cook.ask('DELETE', `${path}/${encodeURIComponent(name)}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().user[list]).toEqual(['Pho']);
    }
  });

  it.each([
    ['POST', path, {}],
    ['POST', path, undefined],
    ['POST', path, { recipeName: '  ' }],
    ['POST', path, { recipeName: 7 }],
    ['POST', path, { recipeName: '\u200B\u2800' }],
    ['DELETE', path, undefined],
    ['DELETE', `${path}/`, undefined],
    ['DELETE', `${path}/%20`, undefined],
  ] as const)('%s %s with %o answers 422', async (method, url, body) => {
    const cook = await signUp(test.app);
    const answer = await cook.ask(method, url, body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error).toBe('Recipe name is required');
    expect(answer.json().details).toMatchObject([{ msg: 'Recipe name is required' }]);
  });

  it('recognizes every spelling of the name of a dish', async () => {
    const cook = await signUp(test.app);
    const [nfc, nfd] = ['Phở Bò'.normalize('NFC'), 'Phở Bò'.normalize('NFD')];
    for (const recipeName of [nfc, nfd, 'phở bò', 'PHỞ\u200B  BÒ']) {
      const answer = await cook.ask('POST', path, { recipeName });
      expect(answer.json().user[list]).toEqual([nfc]);
    }
    // Stored like earlier versions did.
    await test.pool.query(
      'insert into kept_recipes (user_id, list, recipe_name) values ($1, $2, $3)',
      [cook.user.id, list === 'favorites' ? 'favorites' : 'saved', nfd],
    );
    expect((await cook.ask('GET', '/auth/profile')).json().user[list]).toHaveLength(1);
    await cook.ask('DELETE', `${path}/${encodeURIComponent('phở bò')}`);
    expect((await cook.ask('GET', '/auth/profile')).json().user[list]).toEqual([]);
  });

  it('limits the number of recipes', async () => {
    const cook = await signUp(test.app);
    await test.pool.query(
      `insert into kept_recipes (user_id, list, recipe_name)
       select $1, $2, 'Dish ' || n from generate_series(1, 500) n`,
      [cook.user.id, list === 'favorites' ? 'favorites' : 'saved'],
    );
    expect((await cook.ask('POST', path, { recipeName: 'One more' })).statusCode).toBe(422);
    expect((await cook.ask('POST', path, { recipeName: 'Dish 7' })).statusCode).toBe(200);
  });

  it('belongs to one member', async () => {
    const cook = await signUp(test.app);
    const another = await signUp(test.app);
    await cook.ask('POST', path, { recipeName: 'Pho' });
    await another.ask('DELETE', `${path}/Pho`);
    expect((await cook.ask('GET', '/auth/profile')).json().user[list]).toEqual(['Pho']);
  });
});
