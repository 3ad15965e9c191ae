import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toCookbookRecipe } from '#contract/cookbook/recipe.ts';
import type { CookbookChanges } from '#contract/cookbook/schema.ts';
import { closeDevice } from '../device/device.ts';
import { useFreshDevice } from '../testing/fresh-device.ts';
import {
  changeVisitorCookbook,
  mergeCookbook,
  readCookbook,
  readVisitorCookbook,
  removeCookbook,
  saveCookbook,
} from './cookbook-store.ts';

beforeEach(useFreshDevice);
afterEach(closeDevice);

function toRecipe(_id: string, title = _id) {
  const text = {
    title,
    subtitle: '',
    cuisine: '',
    tags: [],
    servings: 0,
    prepTime: '',
    cookTime: '',
    difficulty: '',
    spiceLevel: '',
    ingredients: ['2 eggs'],
    instructions: ['Mix.'],
    notes: '',
  };
  const made = { ownerId: 'ana', visibility: 'private' as const, version: '1' };
  return toCookbookRecipe(text, [], { ...made, _id, createdAt: '', updatedAt: '' });
}

const toChanges = (cursor: string, more: Partial<CookbookChanges>): CookbookChanges => ({
  recipes: [],
  removed: [],
  cursor,
  isWhole: false,
  hasMore: false,
  ...more,
});
const whole = toChanges('2', { recipes: [toRecipe('a'), toRecipe('b')], isWhole: true });
const save = async (changes: CookbookChanges, at: number) => {
  const copy = await readCookbook('ana');
  const value = copy ? mergeCookbook(copy.value, changes) : changes;
  return saveCookbook('ana', value, copy, { askedAt: at, storedAt: at });
};
const readTitles = async (userId = 'ana') =>
  (await readCookbook(userId))?.value.recipes.map(({ title }) => title);

describe('the cookbook of a member', () => {
  test('is stored with its changes', async () => {
    await save(whole, 1);
    const changes = { recipes: [toRecipe('b', 'B'), toRecipe('c')], removed: ['a'] };
    expect(await save(toChanges('5', changes), 2)).toBe(true);
    expect(await readTitles()).toEqual(['B', 'c']);
    expect(await readCookbook('ana')).toMatchObject({ askedAt: 2, value: { cursor: '5' } });
    expect(await readTitles('ben')).toBeUndefined();
  });

  test('is replaced by a response that is whole', async () => {
    await save(whole, 1);
    await save(toChanges('1', { recipes: [toRecipe('c')], isWhole: true }), 2);
    expect(await readTitles()).toEqual(['c']);
  });

  test('is not replaced by an older response, or by one that continues another copy', async () => {
    await save(whole, 5);
    const copy = await readCookbook('ana');
    const older = { askedAt: 4, storedAt: 6 };
    expect(await saveCookbook('ana', toChanges('1', {}), undefined, older)).toBe(false);
    await save(toChanges('9', { recipes: [toRecipe('c')] }), 6);
    const late = { askedAt: 7, storedAt: 7 };
    expect(await saveCookbook('ana', toChanges('8', {}), copy, late)).toBe(false);
    expect(await readTitles()).toEqual(['a', 'b', 'c']);
  });

  test('is removed at the sign-out, but not that of visitors', async () => {
    await save(whole, 1);
    await changeVisitorCookbook((known) => ({ ...known, recipes: [toRecipe('v')] }));
    await removeCookbook('ana');
    expect(await readCookbook('ana')).toBeUndefined();
    expect((await readVisitorCookbook()).recipes).toHaveLength(1);
  });
});

test('the cookbook of a visitor is changed in place', async () => {
  expect(await readVisitorCookbook()).toEqual({ recipes: [], leftBy: [] });
  const [a, b] = [toRecipe('a'), toRecipe('b')];
  await changeVisitorCookbook((known) => ({ ...known, recipes: [a, b] }));
  await changeVisitorCookbook(({ recipes }) => ({
    recipes: recipes.filter(({ _id }) => _id === 'b'),
    leftBy: ['ana'],
  }));
  expect(await readVisitorCookbook()).toEqual({ recipes: [b], leftBy: ['ana'] });
});
