import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Recipe } from '#contract/recipe/schema.ts';
import { toNextDishes } from '#domain/recipe/next-dishes/next-dishes.ts';
import { readSessions, startSession } from '#offline/recipes/cooking-session.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { RETURN_ADDRESS_KEY } from '#platform/return-address.ts';
import { endSession } from '#platform/session.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';
import { signInHere } from '#src/testing/sign-in-here.ts';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ dishes: 'collection' });
});
afterAll(() => app.close());
beforeEach(() => {
  localStorage.clear();
  useFreshDevice();
});
afterEach(endSession);

const COOK = '/recipe/dan-dan-noodles/cook';
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function start() {
  const router = app.open(COOK);
  await screen.findByRole('heading', { level: 1, name: 'Step 1 of 8: Toast the peppercorns' });
  return router;
}

async function finish() {
  const router = await start();
  press('End');
  tap('Finish');
  await screen.findByRole('heading', { level: 1, name: 'Recipe Complete' });
  return router;
}

test('the last step ends in Recipe Complete, and the next start is at step 1', async () => {
  await start();
  press('End');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  tap('Finish');
  await screen.findByRole('heading', { level: 1, name: 'Recipe Complete' });
  expect(screen.getByText('Congratulations. Eight steps, four servings.')).toBeTruthy();
  await start();
});

test('a reload shows the end again, and Back returns to the last step', async () => {
  const router = await finish();
  await waitFor(() => expect(router.state.location.hash).toMatch(/^done-/));
  await waitFor(async () => expect(await readSessions()).toEqual([]));
  cleanup();
  app.open(router.state.location.href);
  await screen.findByRole('heading', { level: 1, name: 'Recipe Complete' });
  tap('More');
  tap('Back to the last step');
  await screen.findByRole('heading', { level: 1, name: /^Step 8 of 8/ });
  await waitFor(async () => expect(await readSessions()).toMatchObject([{ step: 8 }]));
});

test('a double tap on Next does not finish the dish', async () => {
  await start();
  press('End');
  const button = screen.getByRole('button', { name: 'Finish' });
  fireEvent.click(button, { detail: 2 });
  expect(heading()).toMatch(/^Step 8 of 8/);
  fireEvent.click(button, { detail: 1 });
  await screen.findByRole('heading', { level: 1, name: 'Recipe Complete' });
});

test.each([
  ['Close', '/recipe/dan-dan-noodles'],
  ['Done', '/'],
])('at the end of a dish, the button %s opens %s', async (name, path) => {
  const router = await finish();
  tap(name);
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});

test('"I cooked this" starts a post with the name of the dish', async () => {
  await signInHere(await signUp(app.server.app));
  await finish();
  fireEvent.click(screen.getByRole('link', { name: 'I cooked this' }));
  const title = await screen.findByDisplayValue('Dan Dan Noodles');
  expect(title).toBe(screen.getByRole('textbox', { name: 'Title' }));
  const dish = within(await screen.findByRole('region', { name: 'The dish' }));
  expect(dish.getByText('Dan Dan Noodles')).toBeTruthy();
  expect(dish.getByText(/4 servings/)).toBeTruthy();
});

test('the end of a dish can add it to favorites and save it', async () => {
  await signInHere(await signUp(app.server.app));
  await finish();
  tap('Favorite');
  await screen.findByRole('button', { name: 'Favorite', pressed: true });
  tap('More');
  tap('Save recipe');
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeTruthy();
});

test('asks a visitor to sign in before posting, and returns to the post', async () => {
  await finish();
  fireEvent.click(screen.getByRole('link', { name: 'I cooked this' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(
    sheet.getByRole('heading', { name: 'Sign in to share your Dan Dan Noodles' }),
  ).toBeTruthy();
  fireEvent.click(sheet.getByRole('button', { name: 'Log In' }));
  await screen.findByRole('heading', { level: 1, name: /Welcome/ });
  expect(sessionStorage.getItem(RETURN_ADDRESS_KEY)).toMatch(/^\/create-post\?.*dan-dan-noodles/);
});

test('suggests three dishes to cook next', async () => {
  await finish();
  const next = await screen.findByRole('region', { name: 'What to cook next' });
  expect(within(next).getAllByRole('link')).toHaveLength(3);
});

test('the end lists other dishes in progress, and does not suggest them as the next dish', async () => {
  const all: Recipe[] = await (await app.server.fetch('http://simmer.test/api/recipes')).json();
  const recipe = all.find(({ _id }) => _id === 'dan-dan-noodles');
  const [likest] = recipe ? toNextDishes(recipe, all) : [];
  if (!likest) throw new Error('No dish is like it');
  await startSession(likest);
  await finish();
  const stove = await screen.findByRole('region', { name: 'On the stove' });
  expect(within(stove).getByText(likest.title)).toBeTruthy();
  const next = await screen.findByRole('region', { name: 'What to cook next' });
  await waitFor(() => expect(within(next).queryByText(likest.title)).toBeNull());
  expect(within(next).getAllByRole('link')).toHaveLength(3);
});
