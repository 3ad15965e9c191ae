import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createRecipeLookup } from './recipe-lookup.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ isShared: false });
});
afterAll(() => test.close());

describe('recipes requested at the same time', () => {
  it('each get the right result, including duplicates and missing ones', async () => {
    const findRecipe = createRecipeLookup(test.pool);
    const ids = ['tom-yum', 'nope', 'moussaka', 'tom-yum', '', "'"];
    const found = await Promise.all(ids.map((id) => findRecipe(id)));
    const names = found.map((recipe) => recipe && JSON.parse(recipe.body)._id);
    expect(names).toEqual(['tom-yum', undefined, 'moussaka', 'tom-yum', undefined, undefined]);
  });

  it('are read from the database every time', async () => {
    const findRecipe = createRecipeLookup(test.pool);
    const before = await findRecipe('moussaka');
    await test.pool.query(`update recipes set etag = 'new' where id = 'moussaka'`);
    expect(before?.etag).not.toBe('new');
    expect((await findRecipe('moussaka'))?.etag).toBe('new');
  });

  it('all fail if the database fails, and the next ones succeed', async () => {
    const findRecipe = createRecipeLookup(test.pool);
    await test.pool.query('alter table recipes rename to hidden');
    const both = await Promise.allSettled([findRecipe('tom-yum'), findRecipe('moussaka')]);
    await test.pool.query('alter table hidden rename to recipes');
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await findRecipe('tom-yum')).toBeDefined();
  });
});
