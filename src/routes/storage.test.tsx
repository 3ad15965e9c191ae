import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { toPath } from '../../contract/endpoint.ts';
import { getRecipe } from '../../contract/endpoints/recipes.ts';
import { answerWith } from '../data/http.ts';
import { keepAll, keepRecipe, keepWanted } from '../data/keep-recipe.ts';
import { watchDevice } from '../features/shell/device-watch.ts';
import { isKept } from '../offline/downloads.ts';
import { pinRecipes } from '../offline/pins.ts';
import { saveRecipe } from '../offline/recipe-store.ts';
import { useFreshDevice, useNoDevice } from '../offline/testing/fresh-device.ts';
import { toSampleRecipe } from '../offline/testing/sample-recipes.ts';
import { type OpenApp, openApp } from '../testing/open-app.tsx';
import { dismissNotice } from '../ui/notice/notices.ts';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(() => {
  useFreshDevice();
  localStorage.clear();
  answerWith(app.server.fetch);
});
afterEach(() => dismissNotice());

const PAGE = '/profile/storage';
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const count = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;
const findTitle = () => screen.findByRole('heading', { level: 1, name: 'Kept on this device' });

async function fetchIds(): Promise<string[]> {
  const answer = await app.server.fetch('http://simmer.test/api/recipes');
  const recipes: { _id: string }[] = await answer.json();
  return recipes.map(({ _id }) => _id);
}

test('the page counts what is kept', async () => {
  await saveRecipe(toSampleRecipe('gumbo'), { fetchedAt: 1, etag: null });
  app.open(PAGE);
  await findTitle();
  await screen.findByText('Recipes', { selector: 'dt' });
  expect([count('Recipes'), count('Pictures'), count('On the stove')]).toEqual(['1', '0', '0']);
  expect(document.title).toBe('Kept on this device · Simmer');
});

test('all recipes are kept with their pictures on request, and open with no network after it', async () => {
  const ids = await fetchIds();
  app.open(PAGE);
  await screen.findByText('Recipes', { selector: 'dt' });
  tap('Keep all recipes with pictures');
  await screen.findByText(`All ${ids.length} recipes are here with their pictures.`);
  await waitFor(() => expect(count('Recipes')).toBe(String(ids.length)));
  for (const id of ids) expect(await isKept(id)).toBe(true);
});

test('where the network ends, the page says how far it came', async () => {
  const ids = await fetchIds();
  app.open(PAGE);
  await screen.findByText('Recipes', { selector: 'dt' });
  answerWith((asked, init) =>
    String(asked instanceof Request ? asked.url : asked).endsWith('/api/recipes')
      ? app.server.fetch(asked, init)
      : Promise.reject(new TypeError('Failed to fetch')),
  );
  tap('Keep all recipes with pictures');
  const said = await screen.findByText(
    `0 of ${ids.length} recipes are here with their pictures. The rest could not be had now.`,
  );
  expect(said.getAttribute('role')).toBe('status');
});

test('clearing leaves what was saved', async () => {
  for (const id of ['gumbo', 'ramen']) {
    await saveRecipe(toSampleRecipe(id), { fetchedAt: 1, etag: null });
  }
  await pinRecipes('anna', 'saved', ['gumbo']);
  app.open(PAGE);
  await screen.findByText('Recipes', { selector: 'dt' });
  tap('Clear all that is not saved');
  await screen.findByText('Cleared, but for recipes you saved and what is on the stove.');
  await waitFor(() => expect(count('Recipes')).toBe('1'));
});

test('a window that may not store anything says so on the page, and the recipes still open', async () => {
  useNoDevice();
  app.open(PAGE);
  await findTitle();
  await screen.findByText(
    'This window keeps nothing. Everything works while there is a connection.',
    {
      selector: 'main *',
    },
  );
  expect(screen.queryByRole('button', { name: 'Clear pictures' })).toBeNull();
});

test('a notice says it once on any page, until it is put aside', async () => {
  useNoDevice();
  app.open('/');
  const stop = watchDevice(() => undefined);
  await screen.findByText(/^This window keeps nothing/);
  tap('Put aside');
  await waitFor(() => expect(screen.queryByText(/^This window keeps nothing/)).toBeNull());
  stop();
  app.open('/all-recipes');
  watchDevice(() => undefined)();
  await screen.findByRole('heading', { level: 1, name: 'All Recipes' });
  expect(screen.queryByText(/^This window keeps nothing/)).toBeNull();
});

test('storage that the browser threw away is noticed', async () => {
  localStorage.setItem('simmer.born', '1');
  watchDevice(() => undefined)();
  const told = await screen.findByText(
    'The browser cleared what was kept here. Recipes are being fetched again.',
  );
  expect(told).toBeTruthy();
});

test('a saved recipe is fetched whole; without a network it waits for the next occasion', async () => {
  const [id = ''] = await fetchIds();
  await pinRecipes('anna', 'saved', [id]);
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await keepRecipe(id)).toBe('stopped');
  answerWith(app.server.fetch);
  await keepWanted();
  expect(await isKept(id)).toBe(true);
});

test('a recipe that cannot be had stops none behind it', async () => {
  const [first = '', second = ''] = await fetchIds();
  answerWith(async (asked, init) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    return address.endsWith(toPath(getRecipe, { recipeId: first }))
      ? new Response('{}', { status: 404 })
      : app.server.fetch(asked, init);
  });
  expect(await keepAll([first, second], () => undefined)).toBe(false);
  expect([await isKept(first), await isKept(second)]).toEqual([false, true]);
  answerWith(app.server.fetch);
  expect(await keepAll([first, second], () => undefined)).toBe(true);
});
