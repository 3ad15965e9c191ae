import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { countWaiting } from '#domain/outbox/feed.ts';
import { readSignedIn } from '#offline/device/signed-in.ts';
import { startTimer } from '#offline/kitchen/timer.ts';
import { readTimers, saveTimer } from '#offline/kitchen/timer-store.ts';
import { readSessions, startSession } from '#offline/recipes/cooking-session.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { toSampleRecipe } from '#offline/testing/sample-recipes.ts';
import { beginSession, readSession } from '#platform/session.ts';
import { recordSession } from '#platform/session-record.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';
import { setMark } from '#src/testing/set-mark.ts';

let app: OpenApp;
let cook: Cook;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  localStorage.clear();
  cook = await signUp(app.server.app, 'Amara Diallo');
});

async function signInHere(): Promise<void> {
  const { user } = await cook.ask('GET', '/auth/profile').then((answer) => answer.json());
  beginSession({ token: cook.token, user }, Date.now());
}

async function openSettings(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Settings' }));
  await screen.findByRole('dialog', { name: 'Settings' });
}

async function to(name: string): Promise<string | null> {
  return (await screen.findByRole('link', { name })).getAttribute('href');
}

test('shows a visitor Log In, Create Account and a link back', async () => {
  app.open('/profile');
  expect(await to('Log In')).toBe('/login');
  expect(await to('Create Account')).toBe('/register');
  expect(await to('Back to home')).toBe('/');
});

test('links members and visitors to the storage page', async () => {
  app.open('/profile');
  expect(await to('Offline storage')).toBe('/profile/storage');
  cleanup();
  await signInHere();
  app.open('/profile');
  await openSettings();
  expect(screen.getByRole('heading', { name: 'This device' })).toBeTruthy();
  expect(await to('Offline storage')).toBe('/profile/storage');
});

test('shows name, label, counts, lists, preferences and Logout', async () => {
  await cook.ask('POST', '/user/favorites', { recipeName: 'Shoyu Ramen' });
  await signInHere();
  app.open('/profile');
  expect(await screen.findByRole('heading', { level: 1, name: 'You' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Amara Diallo' })).toBeTruthy();
  expect(screen.getByText('Food Enthusiast')).toBeTruthy();
  const counts = ['Favorites', 'Saved', 'Reviews'].map(
    (label) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent,
  );
  expect(counts).toEqual(['1', '0', '0']);
  for (const name of ['My Recipes', 'My Favorites', 'Saved Recipes']) {
    expect(screen.getByRole('link', { name })).toBeTruthy();
  }
  expect(screen.getByRole('heading', { name: 'Preferences' })).toBeTruthy();
  expect(screen.getByText(/^Examples only/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
});

test('favourites are cards that link to their recipes, and their heart removes them; My Recipes is always empty', async () => {
  const [dish] = await app.server.fetch('/api/recipes').then((answer) => answer.json());
  await cook.ask('POST', '/user/favorites', { recipeName: dish.recipe_name });
  await signInHere();
  app.open('/profile?list=favorites');
  const card = await screen.findByRole('link', { name: new RegExp(dish.title) });
  expect(card.getAttribute('href')).toBe(`/recipe/${dish._id}`);
  fireEvent.click(
    screen.getByRole('button', { name: `Remove ${dish.recipe_name} from this list` }),
  );
  expect(await screen.findByText('No favorites yet')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'My Recipes' }));
  expect(await screen.findByText('No recipes yet')).toBeTruthy();
});

test('[T-sessions-4] Logout clears token and user, ends the token, and returns to /', async () => {
  await signInHere();
  const router = app.open('/profile');
  fireEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(readSession()).toBeUndefined();
  expect(localStorage.getItem('token')).toBeNull();
  await expect.poll(async () => (await cook.ask('GET', '/auth/profile')).statusCode).toBe(401);
});

test('a 401 to a request of the page ends the session and opens the sign-in page', async () => {
  await signInHere();
  const router = app.open('/profile');
  await openSettings();
  const others = await screen.findByRole('button', { name: 'Sign out other devices' });
  // The session watch loads after the page.
  await act(() => import('#shell/session-watch.ts'));
  await cook.ask('POST', '/auth/logout');
  fireEvent.click(others);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(readSession()).toBeUndefined();
});

test('the appearance can be chosen on this device', async () => {
  await signInHere();
  app.open('/profile');
  await openSettings();
  fireEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  expect(localStorage.getItem('simmer.appearance')).toBe('dark');
  fireEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(document.documentElement.classList.contains('dark')).toBe(false);
});

test('[T-sessions-5] signing out asks about waiting writes, and keeps them until the next sign-in', async () => {
  useFreshDevice();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await signInHere();
  await recordSession({ token: cook.token, user: cook.user });
  await setMark('saved', { _id: 'tom-yum', recipe_name: 'Tom Yum' }, true);
  const router = app.open('/profile');
  fireEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send now' }));
  expect(await screen.findByText('Some things could not be sent right now.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Keep for my next sign-in' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(readSession()).toBeUndefined();
  expect(await countWaiting(cook.user.id)).toBe(1);
  expect(await readSignedIn()).toBeUndefined();
  vi.unstubAllGlobals();
});

test.each([
  ['Keep cooking on this device', 1],
  ['Take everything off the stove', 0],
])('asks about dishes in progress before signing out: %s', async (answer, left) => {
  useFreshDevice();
  await startSession(toSampleRecipe('gumbo', { title: 'Gumbo' }));
  const place = { id: 't', dishId: 'gumbo', step: 1, name: 'Gumbo' };
  await saveTimer(startTimer(place, { words: '3 hours', seconds: 10_800 }, Date.now()));
  await signInHere();
  const router = app.open('/profile');
  fireEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await screen.findByText('Gumbo is still on the stove, with its timers.');
  expect(readSession()).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: answer }));
  await waitFor(() => expect(readSession()).toBeUndefined());
  expect(router.state.location.pathname).toBe('/');
  expect(await readSessions()).toHaveLength(left);
  expect(await readTimers()).toHaveLength(left);
});
