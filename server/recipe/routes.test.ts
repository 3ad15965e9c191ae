import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CuisineNames, Recipe, RecipeList, RecipePage } from '#contract/recipe/schema.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url: `/api${url}`, headers });
const readIds = async (url: string) =>
  v.parse(RecipeList, (await get(url)).json()).map(({ _id }) => _id);
const readPage = async (url: string) => v.parse(RecipePage, (await get(url)).json());

const CURATED = [
  'tacos-al-pastor',
  'tom-yum',
  'moussaka',
  'brown-bread',
  'clam-chowder',
  'mapo-tofu',
];

describe('GET /recipes', () => {
  it('returns an array of all recipes without parameters, in curated order, then by name', async () => {
    expect(await readIds('/recipes')).toEqual(CURATED);
  });

  it('ignores a trailing slash', async () => {
    expect(await readIds('/recipes/')).toEqual(CURATED);
    expect((await get('/recipes/tom-yum/')).statusCode).toBe(200);
  });

  it('returns pages of twelve if cuisine, page, limit or q is given', async () => {
    const page = await readPage('/recipes?page=1');
    expect(page.recipes.map(({ _id }) => _id)).toEqual(CURATED);
    expect(page.pagination).toEqual({ page: 1, limit: 12, total: 6, hasMore: false });
    expect((await readPage('/recipes?limit=')).pagination.limit).toBe(12);
  });

  it('divides the list into pages without losing or repeating a recipe', async () => {
    const first = await readPage('/recipes?limit=4');
    const second = await readPage('/recipes?limit=4&page=2');
    expect(first.pagination).toEqual({ page: 1, limit: 4, total: 6, hasMore: true });
    expect(second.pagination).toEqual({ page: 2, limit: 4, total: 6, hasMore: false });
    expect([...first.recipes, ...second.recipes].map(({ _id }) => _id)).toEqual(CURATED);
  });

  it.each([
    ['limit=0', { page: 1, limit: 1 }],
    ['limit=-7', { page: 1, limit: 1 }],
    ['limit=51', { page: 1, limit: 50 }],
    ['limit=1e9', { page: 1, limit: 50 }],
    ['limit=Infinity', { page: 1, limit: 50 }],
    ['limit=2.9', { page: 1, limit: 2 }],
    ['limit=abc', { page: 1, limit: 12 }],
    ['limit=3&limit=9', { page: 1, limit: 3 }],
    ['page=0', { page: 1, limit: 12 }],
    ['page=-1', { page: 1, limit: 12 }],
    ['page=NaN', { page: 1, limit: 12 }],
    ['page=1e9', { page: 1_000_000, limit: 12 }],
    ['page=99999999999999999999', { page: 1_000_000, limit: 12 }],
    ["page=1'--", { page: 1, limit: 12 }],
  ])('clamps %s', async (query, expected) => {
    const answer = await get(`/recipes?${query}`);
    expect(answer.statusCode).toBe(200);
    expect(v.parse(RecipePage, answer.json()).pagination).toMatchObject(expected);
  });

  it.each([
    ['diet=carnivore', CURATED],
    ['diet=gluten-free', ['tacos-al-pastor', 'tom-yum', 'moussaka', 'brown-bread', 'clam-chowder']],
    ['difficulty=easy&limit=2&page=2', ['moussaka', 'brown-bread']],
    ['tag=SOUP', ['tom-yum', 'clam-chowder']],
    ['tag=soup&cuisine=american', ['clam-chowder']],
    ['maxMinutes=80', CURATED],
    ['maxMinutes=79', []],
    ['q=soup&sort=name', ['clam-chowder', 'tom-yum']],
    ['sort=name&limit=3', ['brown-bread', 'clam-chowder', 'mapo-tofu']],
  ])('filters and sorts by %s', async (query, ids) => {
    const { recipes } = await readPage(`/recipes?${query}`);
    expect(recipes.map(({ _id }) => _id)).toEqual(ids);
  });

  it.each(['?', '?limit[]=3', '?nonsense=1', '?=&&=', '?__proto__=1', '?constructor[x]=1'])(
    'treats %s as a request for the full list',
    async (query) => expect(await readIds(`/recipes${query}`)).toEqual(CURATED),
  );

  it.each([
    ['all', 6],
    ['ALL', 6],
    ['', 6],
    ['asian', 2],
    ['Asian', 2],
    ['american', 2],
    ['New England', 2],
    ['new-england', 2],
    ['NEW-ENGLAND', 2],
    ['thai', 1],
    ['Atlantis', 0],
    ["' or '1'='1", 0],
    ['%', 0],
  ])(
    'accepts the cuisine "%s" by id, name or family in any letter case',
    async (cuisine, total) => {
      const page = await readPage(`/recipes?cuisine=${encodeURIComponent(cuisine)}`);
      expect(page.pagination.total).toBe(total);
      expect(page.recipes).toHaveLength(total);
    },
  );

  it.each([
    ['tofu', ['mapo-tofu']],
    ['TOFU', ['mapo-tofu']],
    ['pina', ['tacos-al-pastor']],
    ['soup seafood', ['clam-chowder', 'tom-yum']],
    ['sichuan', ['mapo-tofu']],
    ['prawns thai', ['tom-yum']],
    ['oup', []],
    ['%', []],
    ['_', []],
    ["'", []],
    ['\\', []],
    ['%%% ---', []],
    ['nothing like it', []],
    ['', CURATED],
    ['   ', CURATED],
  ])('finds "%s" in names, tags, cuisines and ingredients', async (q, ids) => {
    const { recipes } = await readPage(`/recipes?q=${encodeURIComponent(q)}`);
    expect(recipes.map(({ _id }) => _id)).toEqual(ids);
  });

  it('searches within a cuisine', async () => {
    const { recipes, pagination } = await readPage('/recipes?q=soup&cuisine=asian&limit=5');
    expect(recipes.map(({ _id }) => _id)).toEqual(['tom-yum']);
    expect(pagination.total).toBe(1);
  });

  it('answers a search of ten thousand characters', async () => {
    expect((await get(`/recipes?q=${'ab '.repeat(3000)}`)).statusCode).toBe(200);
  });
});

describe('GET /recipes/cuisines', () => {
  it('lists the cuisines that have recipes, in the order of the catalogue', async () => {
    const names = v.parse(CuisineNames, (await get('/recipes/cuisines')).json());
    expect(names).toEqual(['Chinese', 'Thai', 'Greek', 'Mexican', 'New England']);
  });
});

describe('GET /recipes/cuisine/{cuisine}', () => {
  it.each([
    ['asian', ['tom-yum', 'mapo-tofu']],
    ['Thai', ['tom-yum']],
    ['New%20England', ['brown-bread', 'clam-chowder']],
    ['tex-mex', []],
    ['atlantis', []],
  ])('returns the recipes of %s', async (cuisine, ids) => {
    expect(await readIds(`/recipes/cuisine/${cuisine}`)).toEqual(ids);
  });
});

describe('GET /recipes/{id}', () => {
  it('returns the whole recipe', async () => {
    const recipe = v.parse(Recipe, (await get('/recipes/mapo-tofu')).json());
    expect(recipe).toMatchObject({ _id: 'mapo-tofu', cuisine: 'Chinese', region: 'Sichuan' });
  });

  it.each(['nope', "x'--", 'Tom-Yum', '..%2f..%2fetc', 'x'.repeat(1500)])(
    'answers 404 to %s',
    async (id) => {
      const answer = await get(`/recipes/${id}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ error: 'Recipe not found' });
    },
  );
});
