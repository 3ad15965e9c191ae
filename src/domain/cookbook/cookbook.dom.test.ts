import { act, cleanup, renderHook } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { toCookbookRecipe } from '#contract/cookbook/recipe.ts';
import { CookbookRecipe } from '#contract/cookbook/schema.ts';
import type { CookbookFields } from '#contract/cookbook/writes.ts';
import { removeHouseholdMember } from '#domain/household/changes.ts';
import { ListServer } from '#domain/list/testing/list-server.ts';
import { sendNow } from '#domain/outbox/sender.ts';
import { readPage } from '#offline/community/community-pages.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { endSession } from '#platform/session.ts';
import { resetApp } from '#src/testing/reset-app.ts';
import { useBringRecipes } from './bring-along.ts';
import { createRecipe, removeRecipe, saveRecipe, setVisibility } from './changes.ts';
import { keepBoth, keepDeleted, keepMine, keepTheirs, toConflict } from './conflict.ts';
import { useCookbook, useCookbookRecipe } from './queries.ts';
import { useHouseholdRecipes } from './shared.ts';

let server = new ListServer();

beforeEach(async () => {
  await resetApp();
  useFreshDevice();
  server = new ListServer();
  server.connect();
});
afterEach(cleanup);
afterAll(resetApp);

function toFields(title: string): CookbookFields {
  return {
    title,
    subtitle: '',
    cuisine: '',
    tags: [],
    servings: 4,
    prepTime: '',
    cookTime: '',
    difficulty: '',
    spiceLevel: '',
    ingredients: ['2 eggs'],
    instructions: ['Mix.'],
    notes: '',
    images: [],
  };
}

function open() {
  const { result } = renderHook(() => ({ cookbook: useCookbook(), question: useBringRecipes() }));
  return {
    cookbook: () => result.current.cookbook,
    titles: () => result.current.cookbook.recipes.map(({ recipe }) => recipe.title).toSorted(),
    first: () => {
      const [view] = result.current.cookbook.recipes;
      if (!view) throw new Error('There is no recipe');
      return view;
    },
    question: () => result.current.question,
  };
}

const write = (work: () => Promise<string | undefined>) =>
  act(async () => expect(await work()).toBeUndefined());
const send = () => act(() => sendNow());
const refetch = () => act(() => queryClient.invalidateQueries({ queryKey: ['cookbook'] }));
const listSent = () =>
  [...server.model.toCookbook('ana').recipes.values()].map(({ text }) => text.title);

/** Another device of Ana changes her recipe. */
function changeElsewhere(id: string, title: string): void {
  const cookbook = server.model.toCookbook('ana');
  const version = cookbook.recipes.get(id)?.version;
  const { images: _none, ...text } = toFields(title);
  cookbook.answer({
    method: 'PUT',
    path: `/api/cookbook/${id}`,
    body: JSON.stringify(text),
    ifMatch: `"${version}"`,
    key: '',
    token: '',
  });
}

test('a recipe that is written offline is shown at once, and sent once', async () => {
  await server.signIn('ana');
  server.isUp = false;
  const page = open();
  await write(() => createRecipe({ fields: toFields('Pancakes') }));
  await expect.poll(page.titles).toEqual(['Pancakes']);
  const { recipe } = page.first();
  await write(() => saveRecipe(recipe._id, { fields: toFields('Crêpes') }, recipe.version));
  await write(() => setVisibility(recipe._id, 'link'));
  await expect.poll(page.titles).toEqual(['Crêpes']);
  await expect.poll(() => page.first().recipe.visibility).toBe('link');
  expect(page.first().delivery?.state).toBe('waiting');
  expect(page.cookbook().waiting).toBeGreaterThan(1);

  server.isUp = true;
  await send();
  await expect.poll(listSent).toEqual(['Crêpes']);
  await expect.poll(() => page.cookbook().waiting).toBe(0);
});

test('the cookbook is shown from a cold start without a network, and only changes are fetched', async () => {
  await server.signIn('ana');
  const first = open();
  await write(() => createRecipe({ fields: toFields('Pancakes') }));
  await send();
  await refetch();
  await expect.poll(first.titles).toEqual(['Pancakes']);
  await refetch();
  await expect.poll(() => server.read.at(-1)).toMatch(/^\/api\/cookbook\?since=\d+$/);
  cleanup();
  queryClient.clear();
  server.isUp = false;
  const page = open();
  await expect.poll(page.titles).toEqual(['Pancakes']);
  await expect.poll(() => page.cookbook().isOffline).toBe(true);
});

test('a conflict keeps both texts until the member chooses', async () => {
  await server.signIn('ana');
  const page = open();
  await write(() => createRecipe({ fields: toFields('Pancakes') }));
  await send();
  await refetch();
  await expect.poll(page.titles).toEqual(['Pancakes']);
  const save = async (title: string) => {
    const { recipe } = page.first();
    await write(() => saveRecipe(recipe._id, { fields: toFields(title) }, recipe.version));
  };
  await expect.poll(() => page.first().delivery).toBeUndefined();
  changeElsewhere(page.first().recipe._id, 'Blini');
  await save('Crêpes');
  await send();
  await expect
    .poll(() => toConflict(page.first()))
    .toMatchObject({
      mine: { title: 'Crêpes' },
      theirs: { title: 'Blini' },
    });
  await write(async () => {
    const conflict = toConflict(page.first());
    return conflict && keepMine(conflict);
  });
  await send();
  await expect.poll(listSent).toEqual(['Crêpes']);

  await refetch();
  await expect.poll(() => page.first().refused).toBeUndefined();
  changeElsewhere(page.first().recipe._id, 'Dosa');
  await save('Galettes');
  await send();
  await expect.poll(() => toConflict(page.first())?.theirs.title).toBe('Dosa');
  await write(async () => {
    const conflict = toConflict(page.first());
    return conflict && keepTheirs(conflict);
  });
  await refetch();
  await expect.poll(page.titles).toEqual(['Dosa']);
  expect(page.first().refused).toBeUndefined();
});

test('both texts of a conflict become recipes, and a recipe that was deleted elsewhere a new one', async () => {
  await server.signIn('ana');
  const page = open();
  await write(() => createRecipe({ fields: toFields('Pancakes') }));
  await send();
  await refetch();
  await expect.poll(() => page.first().delivery).toBeUndefined();
  const { recipe } = page.first();
  const shown = renderHook(() => useCookbookRecipe(recipe._id)).result;
  await expect.poll(() => shown.current.view?.recipe.title).toBe('Pancakes');
  expect(shown.current.isOwn).toBe(true);
  changeElsewhere(recipe._id, 'Blini');
  await write(() => saveRecipe(recipe._id, { fields: toFields('Crêpes') }, recipe.version));
  await send();
  await expect.poll(() => toConflict(page.first())?.mine.title).toBe('Crêpes');
  await write(async () => {
    const conflict = toConflict(page.first());
    return conflict && keepBoth(conflict);
  });
  await send();
  await expect.poll(() => listSent().toSorted()).toEqual(['Blini', 'Crêpes']);

  await refetch();
  await expect.poll(page.titles).toEqual(['Blini', 'Crêpes']);
  const cookbook = server.model.toCookbook('ana');
  const version = String(cookbook.recipes.get(recipe._id)?.version);
  cookbook.recipes.delete(recipe._id);
  cookbook.removed.set(recipe._id, 99);
  await write(() => saveRecipe(recipe._id, { fields: toFields('Dosa') }, version));
  await send();
  await refetch();
  const findFailed = () =>
    page.cookbook().recipes.find(({ delivery }) => delivery?.state === 'failed');
  await expect.poll(() => findFailed()?.recipe.title).toBe('Dosa');
  await write(async () => {
    const view = findFailed();
    return view?.delivery && keepDeleted(view, view.delivery);
  });
  await send();
  await expect.poll(() => listSent().toSorted()).toEqual(['Crêpes', 'Dosa']);
});

test('a visitor has a cookbook on the device, which a member brings along once', async () => {
  const page = open();
  await write(() => createRecipe({ fields: toFields('Pancakes') }));
  await write(() => createRecipe({ fields: toFields('Blini') }));
  await expect.poll(page.titles).toEqual(['Blini', 'Pancakes']);
  await write(() => removeRecipe(page.first()));
  await expect.poll(() => page.titles().length).toBe(1);
  expect(listSent()).toEqual([]);

  await act(() => server.signIn('ana'));
  await expect.poll(() => page.question()?.count).toBe(1);
  await write(async () => page.question()?.leave());
  await expect.poll(page.question).toBeUndefined();
  act(() => endSession());
  await expect.poll(() => page.titles().length).toBe(1);
  await act(() => server.signIn('ben'));
  await expect.poll(() => page.question()?.count).toBe(1);
  const question = page.question();
  await write(async () => question?.bring());
  await expect.poll(page.question).toBeUndefined();
  await send();
  expect(server.model.toCookbook('ben').recipes.size).toBe(1);
  act(() => endSession());
  await expect.poll(page.titles).toEqual([]);
});

test('a text that the server would refuse is not saved, with the reason', async () => {
  expect(await createRecipe({ fields: toFields('') })).toBe('Please give the recipe a title');
});

const openHousehold = (recipeId: string) =>
  renderHook(() => ({ list: useHouseholdRecipes(), opened: useCookbookRecipe(recipeId) })).result;
const toTitles = ({ current: { list } }: ReturnType<typeof openHousehold>) =>
  list.recipes.map(({ title, ownerName }) => `${title} of ${ownerName}`);

/** Recipes of Ben, and what Ana sees of them. */
async function shareWithAna() {
  const id = '0198a000-0000-7000-8000-000000000001';
  const { images: _none, ...text } = toFields('Injera');
  const made = { _id: id, ownerId: 'ben', visibility: 'household' as const, version: '1' };
  server.shared = [toCookbookRecipe(text, [], { ...made, createdAt: '', updatedAt: '' })];
  await server.signIn('ana');
  const page = openHousehold(id);
  await expect.poll(() => toTitles(page)).toEqual(['Injera of Ben']);
  await expect.poll(() => page.current.opened.view?.recipe.title).toBe('Injera');
  expect(page.current.opened.isOwn).toBe(false);
  return { id, page };
}

test('recipes of the household are shown from a cold start without a network', async () => {
  const { id } = await shareWithAna();
  cleanup();
  queryClient.clear();
  server.isUp = false;
  const page = openHousehold(id);
  await expect.poll(() => toTitles(page)).toEqual(['Injera of Ben']);
  await expect.poll(() => page.current.opened.view?.recipe.title).toBe('Injera');
  expect(page.current.list.isOffline).toBe(true);
});

test('[T-cookbook-21] a member who has left the household sees none of its recipes, on the device either', async () => {
  const { id, page } = await shareWithAna();
  server.shared = [];
  await refetch();
  await expect.poll(() => toTitles(page)).toEqual([]);
  await expect.poll(() => page.current.opened.view).toBeUndefined();
  cleanup();
  queryClient.clear();
  server.isUp = false;
  const cold = openHousehold(id);
  await expect.poll(() => cold.current.opened.isLoading).toBe(false);
  expect([toTitles(cold), cold.current.opened.view]).toEqual([[], undefined]);
});

test('the list of the household removes recipes from the device that are no longer shared', async () => {
  const { id } = await shareWithAna();
  cleanup();
  const copy = () => readPage({ userId: 'ana', kind: 'cookbook-recipe', id }, CookbookRecipe);
  expect(await copy()).toBeDefined();
  server.shared = [];
  renderHook(useHouseholdRecipes);
  await refetch();
  await expect.poll(copy).toBeUndefined();
});

test('a member who leaves the household offline sees none of its recipes at once', async () => {
  const { page } = await shareWithAna();
  server.isUp = false;
  await write(() => removeHouseholdMember({ _id: 'h' }, 'ana'));
  await expect.poll(() => toTitles(page)).toEqual([]);
});
