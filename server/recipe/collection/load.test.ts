import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts';
import { toTestDish, writeDishes } from '#server/testing/test-dishes.ts';
import { loadCollection } from './load.ts';

let database: TestDatabase;
let directory: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'simmer-load-'));
  await writeDishes(directory, GOOD);
  await loadCollection(database.pool, directory);
});
afterEach(() => rm(directory, { recursive: true }));

const MOUSSAKA = toTestDish({ recipe_name: 'Moussaka', cuisine: 'Greek' });
/** The fields that the server adds to a dish without a picture. */
const DERIVED = {
  image_url: '',
  image: '',
  imageHash: '',
  diets: ['gluten-free'],
  allergens: ['crustaceans'],
};
const GOOD = { 'asian/thai/tom-yum': toTestDish(), 'mediterranean/greek/moussaka': MOUSSAKA };

const load = () => loadCollection(database.pool, directory);

async function findBodies(): Promise<Record<string, Record<string, unknown>>> {
  const { rows } = await database.pool.query<{ id: string; body: string }>(
    'select id, body from recipes order by id',
  );
  return Object.fromEntries(rows.map(({ id, body }) => [id, JSON.parse(body)]));
}

describe('loading the collection', () => {
  it('loads each file as a recipe with the file name as id', async () => {
    expect(await findBodies()).toEqual({
      'tom-yum': { _id: 'tom-yum', ...toTestDish(), ...DERIVED },
      moussaka: { _id: 'moussaka', ...MOUSSAKA, ...DERIVED },
    });
  });

  it('changes nothing if no file has changed', async () => {
    expect(await load()).toEqual({ total: 2, changed: 0, removed: 0 });
  });

  it('loads new and changed files, and deletes missing ones', async () => {
    await rm(join(directory, 'dishes/mediterranean'), { recursive: true });
    await writeDishes(directory, {
      'asian/thai/tom-yum': toTestDish({ servings: 6 }),
      'asian/thai/green-curry': toTestDish({ recipe_name: 'Green Curry' }),
    });
    expect(await load()).toEqual({ total: 2, changed: 2, removed: 1 });
    const bodies = await findBodies();
    expect(Object.keys(bodies)).toEqual(['green-curry', 'tom-yum']);
    expect(bodies['tom-yum']).toMatchObject({ servings: 6 });
  });

  it('adds the drawn picture to its dish', async () => {
    await writeDishes(directory, { 'pictures/tom-yum': { hash: 'a1b2', thumbhash: 'k0oGLQ' } });
    expect(await load()).toMatchObject({ changed: 1 });
    expect((await findBodies())['tom-yum']).toMatchObject({
      image_url: '/media/dishes/tom-yum.a1b2.640.webp',
      image: '/media/dishes/tom-yum.a1b2.640.webp',
      imageHash: 'k0oGLQ',
    });
  });

  it('can run on several servers at once', async () => {
    await writeDishes(directory, { 'asian/thai/larb': toTestDish({ recipe_name: 'Larb' }) });
    const loaded = await Promise.all([load(), load(), load()]);
    expect(loaded.filter(({ changed }) => changed === 1)).toHaveLength(1);
  });
});

describe('a broken collection', () => {
  it.each([
    [
      'text that is not JSON',
      { 'asian/thai/larb': '{ "recipe_name": ' },
      /^collection\/dishes\/asian\/thai\/larb\.json is not JSON/,
    ],
    [
      'a missing field',
      { 'asian/thai/larb': { ...toTestDish(), servings: undefined } },
      /^collection\/dishes\/asian\/thai\/larb\.json: servings: /,
    ],
    [
      'a field nobody knows',
      { 'asian/thai/larb': { ...toTestDish(), calories: 7 } },
      /larb\.json: calories: /,
    ],
    [
      'a number where a text belongs',
      { 'asian/thai/larb': { ...toTestDish(), title: 7 } },
      /larb\.json: title: .*7/,
    ],
    [
      'too few step titles',
      { 'asian/thai/larb': toTestDish({ stepTitles: ['One'] }) },
      /stepTitles: must have as many titles/,
    ],
    [
      'a cuisine that the catalogue does not know',
      { 'asian/thai/larb': toTestDish({ cuisine: 'Martian' }) },
      /cuisine: "Martian" is not in the catalogue/,
    ],
    [
      'a folder of another cuisine',
      { 'asian/korean/larb': toTestDish() },
      /cuisine: a dish that is Thai belongs into asian\/thai/,
    ],
    ['a folder of another family', { 'latin/thai/larb': toTestDish() }, /belongs into asian\/thai/],
    ['a file name that is no id', { 'asian/thai/Larb Moo': toTestDish() }, /the name of the file/],
    [
      'two dishes of one name',
      { 'asian/chinese/tom-yum': toTestDish({ cuisine: 'Chinese' }) },
      /collection\/dishes\/asian\/thai\/tom-yum\.json: there is another dish of this name in asian\/chinese/,
    ],
    [
      'a picture without a hash',
      { 'pictures/tom-yum': { thumbhash: 'k0oGLQ' } },
      /^collection\/pictures\/tom-yum\.json: hash: /,
    ],
  ])(
    'with %s is refused with file and reason, and the stored recipes do not change',
    async (_what, files, reason) => {
      const before = await findBodies();
      await writeDishes(directory, { 'asian/thai/tom-yum': toTestDish({ servings: 9 }), ...files });
      await expect(load()).rejects.toThrow(reason);
      expect(await findBodies()).toEqual(before);
    },
  );

  it('causes an error if its folder does not exist', async () => {
    await expect(loadCollection(database.pool, join(directory, 'nowhere'))).rejects.toThrow(
      'ENOENT',
    );
    expect(Object.keys(await findBodies())).toHaveLength(2);
  });
});
