import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { toPath } from '#contract/platform/endpoint.ts';
import { getRecipe } from '#contract/recipe/endpoints.ts';
import { downloadAll, downloadMissing, downloadRecipe } from '#domain/recipe/download-recipes.ts';
import { onDevice } from '#offline/device/device.ts';
import { toNewId } from '#offline/outbox/ids.ts';
import { toFreshRow } from '#offline/outbox/rows.ts';
import { isDownloaded } from '#offline/recipes/downloads.ts';
import { pinRecipes } from '#offline/recipes/pins.ts';
import { saveRecipe } from '#offline/recipes/recipe-store.ts';
import { useFreshDevice, useNoDevice } from '#offline/testing/fresh-device.ts';
import { toOwnAnswer } from '#offline/testing/own-answer.ts';
import { toSampleRecipe } from '#offline/testing/sample-recipes.ts';
import { answerWith } from '#platform/network/http.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { watchDevice } from '#shell/device-watch.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { dismissNotice } from '#ui/notice/notices.ts';

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
const findTitle = () => screen.findByRole('heading', { level: 1, name: 'Offline storage' });

async function fetchIds(): Promise<string[]> {
  const answer = await app.server.fetch('http://simmer.test/api/recipes');
  const recipes: { _id: string }[] = await answer.json();
  return recipes.map(({ _id }) => _id);
}

test('the page counts stored recipes, pictures and sessions', async () => {
  await saveRecipe(toSampleRecipe('gumbo'), { fetchedAt: 1, etag: null });
  app.open(PAGE);
  await findTitle();
  await screen.findByText('Recipes', { selector: 'dt' });
  expect([count('Recipes'), count('Pictures'), count('On the stove')]).toEqual(['1', '0', '0']);
  expect(document.title).toBe('Offline storage · Simmer');
});

test('unsent writes of a deleted account can be copied and deleted; those of an existing one stay', async () => {
  const [deletedId, living] = [toNewId(), (await signUp(app.server.app, 'Ben')).user.id];
  await signInHere(await signUp(app.server.app, 'Ana'));
  const command = { op: 'comment.add', postId: 'p', commentId: 'c', content: 'Yum' } as const;
  await onDevice(
    (device) =>
      device.outbox.bulkAdd(
        [deletedId, deletedId, living].map((userId, at) =>
          toFreshRow(userId, command, { key: `k${at}`, now: 1, bytes: 1, deps: [] }),
        ),
      ),
    undefined,
  );
  app.open(PAGE);
  await screen.findByRole('heading', { name: '2 items from an earlier account' });
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void copied.push(text) },
    configurable: true,
  });
  tap('Copy text');
  await screen.findByRole('button', { name: 'Copied' });
  expect(copied).toEqual(['Yum\n\nYum']);
  tap('Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText(/earlier account/)).toBeNull());
  expect(await onDevice((device) => device.outbox.count(), 0)).toBe(1);
});

test('stores all recipes with their pictures on request, so that they open without a network', async () => {
  const ids = await fetchIds();
  app.open(PAGE);
  await screen.findByText('Recipes', { selector: 'dt' });
  tap('Download all recipes with pictures');
  await screen.findByText(`All ${ids.length} recipes are stored with their pictures.`);
  await waitFor(() => expect(count('Recipes')).toBe(String(ids.length)));
  for (const id of ids) expect(await isDownloaded(id)).toBe(true);
});

test('shows how many recipes were stored when the network ends', async () => {
  const ids = await fetchIds();
  app.open(PAGE);
  await screen.findByText('Recipes', { selector: 'dt' });
  answerWith((asked, init) =>
    String(asked instanceof Request ? asked.url : asked).endsWith('/api/recipes')
      ? app.server.fetch(asked, init)
      : Promise.reject(new TypeError('Failed to fetch')),
  );
  tap('Download all recipes with pictures');
  const message = await screen.findByText(
    `0 of ${ids.length} recipes are stored with their pictures. The rest could not be downloaded.`,
  );
  expect(message.getAttribute('role')).toBe('status');
});

test('clearing keeps saved recipes', async () => {
  for (const id of ['gumbo', 'ramen']) {
    await saveRecipe(toSampleRecipe(id), { fetchedAt: 1, etag: null });
  }
  await pinRecipes('anna', 'saved', ['gumbo']);
  app.open(PAGE);
  await screen.findByText('Recipes', { selector: 'dt' });
  tap('Clear everything not saved');
  await screen.findByText('Cleared, except for saved recipes and what you’re cooking.');
  await waitFor(() => expect(count('Recipes')).toBe('1'));
});

test('shows a message in a window without storage, and the recipes still open', async () => {
  useNoDevice();
  app.open(PAGE);
  await findTitle();
  await screen.findByText(
    'This window can’t store anything. Everything works while you’re online.',
    {
      selector: 'main *',
    },
  );
  expect(screen.queryByRole('button', { name: 'Clear pictures' })).toBeNull();
});

test('shows a notice once on any page, until it is dismissed', async () => {
  useNoDevice();
  app.open('/');
  const stop = watchDevice(() => undefined);
  await screen.findByText(/^This window can’t store anything/);
  tap('Dismiss');
  await waitFor(() => expect(screen.queryByText(/^This window can’t store anything/)).toBeNull());
  stop();
  app.open('/all-recipes');
  watchDevice(() => undefined)();
  await screen.findByRole('heading', { level: 1, name: 'All Recipes' });
  expect(screen.queryByText(/^This window can’t store anything/)).toBeNull();
});

test('[T-device-2] storage that the browser cleared is noticed', async () => {
  localStorage.setItem('simmer.born', '1');
  watchDevice(() => undefined)();
  const message = await screen.findByText(
    'The browser cleared your offline recipes. They are being downloaded again.',
  );
  expect(message).toBeTruthy();
});

test('fetches a saved recipe completely; without a network it retries later', async () => {
  const [id = ''] = await fetchIds();
  await pinRecipes('anna', 'saved', [id]);
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await downloadRecipe(id)).toBe('stopped');
  answerWith(app.server.fetch);
  await downloadMissing();
  expect(await isDownloaded(id)).toBe(true);
});

test('a recipe that cannot be loaded does not stop those after it', async () => {
  const [first = '', second = ''] = await fetchIds();
  answerWith(async (asked, init) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    return address.endsWith(toPath(getRecipe, { recipeId: first }))
      ? toOwnAnswer({}, { status: 404 })
      : app.server.fetch(asked, init);
  });
  expect(await downloadAll([first, second], () => undefined)).toBe(false);
  expect([await isDownloaded(first), await isDownloaded(second)]).toEqual([false, true]);
  answerWith(app.server.fetch);
  expect(await downloadAll([first, second], () => undefined)).toBe(true);
});
