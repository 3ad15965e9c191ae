import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SHARED_MAX } from '#contract/cookbook/limits.ts';
import type { Visibility } from '#contract/cookbook/text.ts';
import { shareHousehold } from '#server/list/testing/shared-list.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import { makeRecipe, toBody } from './testing/own-recipe.ts';

let test: TestApp;
let ana: Cook;
let ben: Cook;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, rateLimit: 'off' });
});
afterAll(() => test.close());
beforeEach(async () => {
  ana = await signUp(test.app, 'Ana');
  ben = await signUp(test.app, 'Ben');
});

const read = async (by: Cook | undefined, id: string) => {
  const url = `/cookbook/${id}`;
  const answer = await (by ? by.ask('GET', url) : test.app.inject({ url: `/api${url}` }));
  return answer.statusCode;
};
const list = async (by: Cook) => (await by.ask('GET', '/cookbook/shared')).json();
const share = (id: string, visibility: Visibility) =>
  ana.ask('PUT', `/cookbook/${id}/visibility`, { visibility });

describe('[T-cookbook-2] who may see a recipe', () => {
  it('is the owner, their household, or everyone who knows the id', async () => {
    const cy = await signUp(test.app, 'Cy');
    await shareHousehold([ana, ben]);
    const { _id, version } = await makeRecipe(ana);
    const seen: Record<string, number[]> = {};
    for (const visibility of ['private', 'household', 'link', 'public'] as const) {
      const answer = await share(_id, visibility);
      expect(answer.json()).toMatchObject({ visibility, version });
      seen[visibility] = await Promise.all([ana, ben, cy, undefined].map((who) => read(who, _id)));
    }
    expect(seen).toEqual({
      private: [200, 404, 404, 404],
      household: [200, 200, 404, 404],
      link: [200, 200, 200, 200],
      public: [200, 200, 200, 200],
    });
  });

  it('names the owner to other readers', async () => {
    const { _id } = await makeRecipe(ana, { visibility: 'link' });
    const names = await Promise.all(
      [ana, ben].map(async (who) => (await who.ask('GET', `/cookbook/${_id}`)).json().ownerName),
    );
    expect(names).toEqual([undefined, ana.user.name]);
    const { body } = await test.app.inject({ url: `/api/cookbook/${_id}` });
    expect(JSON.parse(body).ownerName).toBe(ana.user.name);
  });

  it('ends for a household as soon as one of the two has left it', async () => {
    const household = await shareHousehold([ana, ben]);
    const { _id } = await makeRecipe(ana, { visibility: 'household' });
    expect(await read(ben, _id)).toBe(200);
    await ben.ask('DELETE', `/households/${household._id}/members/${ben.user.id}`);
    expect(await read(ben, _id)).toBe(404);
  });

  it('is listed for the other members of the household as long as they are in it', async () => {
    const household = await shareHousehold([ana, ben]);
    const { _id } = await makeRecipe(ana, { visibility: 'household', subtitle: 'Thin' });
    await makeRecipe(ana);
    await makeRecipe(ana, { visibility: 'public' });
    expect(await list(ben)).toMatchObject({
      recipes: [{ _id, title: 'Pancakes', subtitle: 'Thin', ownerName: 'Ana' }],
      hasMore: false,
    });
    expect((await list(ana)).recipes).toEqual([]);
    expect((await list(await signUp(test.app, 'Cy'))).recipes).toEqual([]);
    await share(_id, 'private');
    expect((await list(ben)).recipes).toEqual([]);
    await share(_id, 'household');
    await ana.ask('DELETE', `/households/${household._id}/members/${ben.user.id}`);
    expect((await list(ben)).recipes).toEqual([]);
  });

  it('does not list the recipes of a member whom a block separates from the reader', async () => {
    await shareHousehold([ana, ben]);
    await makeRecipe(ana, { visibility: 'household' });
    await ben.ask('PUT', `/users/${ana.user.id}/block`, { blocked: true });
    expect((await list(ben)).recipes).toEqual([]);
  });

  it(`lists at most ${SHARED_MAX}`, async () => {
    await shareHousehold([ana, ben]);
    const { _id } = await makeRecipe(ana, { visibility: 'household' });
    await test.pool.query(
      `insert into cookbook_recipes (id, user_id, recipe, visibility, version, change)
       select gen_random_uuid(), user_id, recipe, visibility, version, change
       from cookbook_recipes, generate_series(1, $2) where id = $1`,
      [_id, SHARED_MAX],
    );
    const { recipes, hasMore } = await list(ben);
    expect([recipes.length, hasMore]).toEqual([SHARED_MAX, true]);
  });

  it('does not include members whom a block separates from the owner', async () => {
    const { _id } = await makeRecipe(ana, { visibility: 'public' });
    await ana.ask('PUT', `/users/${ben.user.id}/block`, { blocked: true });
    expect([await read(ben, _id), await read(undefined, _id)]).toEqual([404, 200]);
  });

  it('does not change with a later text', async () => {
    const { _id } = await makeRecipe(ana, { visibility: 'link' });
    const changed = await ana.ask(
      'PUT',
      `/cookbook/${_id}`,
      toBody({ title: 'Crêpes', visibility: 'private' }),
    );
    expect(changed.json().visibility).toBe('link');
  });
});
