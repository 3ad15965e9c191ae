import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CurrentUser } from '#contract/account/user.ts';
import { countWaiting } from '#domain/outbox/feed.ts';
import { sendNow } from '#domain/outbox/sender.ts';
import { closeDevice } from '#offline/device/device.ts';
import { removeSignedIn } from '#offline/device/signed-in.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { beginSession } from '#platform/session.ts';
import { type Cook, PASSWORD, signUp } from '#server/testing/sign-up.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';
import { signInHere } from '#src/testing/sign-in-here.ts';

let app: OpenApp;
let cook: Cook;
let hasNetwork = true;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  useFreshDevice();
  localStorage.clear();
  sessionStorage.clear();
  hasNetwork = true;
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    hasNetwork ? app.server.fetch(input, init) : Promise.reject(new TypeError('no network')),
  );
  cook = await signUp(app.server.app, 'Amara Diallo');
});
afterEach(() => vi.unstubAllGlobals());

async function findOnServer(): Promise<CurrentUser> {
  return (await cook.ask('GET', '/auth/profile')).json().user;
}

test('a heart on a card shows at once, reaches the server, and can be removed', async () => {
  await signInHere(cook);
  app.open('/trending-recipes');
  const [heart] = await screen.findAllByRole('button', { name: 'Add to favorites' });
  if (!heart) throw new Error('no heart');
  fireEvent.click(heart);
  const full = await screen.findByRole('button', { name: 'Remove from favorites' });
  await expect.poll(async () => (await findOnServer()).favorites.length).toBe(1);
  fireEvent.click(full);
  await expect.poll(async () => (await findOnServer()).favorites.length).toBe(0);
  expect(screen.queryByRole('button', { name: 'Remove from favorites' })).toBeNull();
});

test('a heart tapped before the session is stored on the device shows once it is', async () => {
  beginSession({ token: cook.token, user: cook.user }, Date.now());
  app.open('/recipe/tom-yum');
  const [heart] = await screen.findAllByRole('button', { name: 'Add to favorites' });
  if (!heart) throw new Error('no heart');
  hasNetwork = false;
  await removeSignedIn(cook.user.id);
  fireEvent.click(heart);
  expect(screen.queryByRole('button', { name: 'Remove from favorites' })).toBeNull();
  await screen.findAllByRole('button', { name: 'Remove from favorites' });
  expect(await countWaiting(cook.user.id)).toBe(1);
});

test('without a network a recipe is saved at once, and sent when there is one again', async () => {
  await signInHere(cook);
  app.open('/recipe/tom-yum');
  const [save] = await screen.findAllByRole('button', { name: 'Save recipe' });
  if (!save) throw new Error('no button');
  hasNetwork = false;
  fireEvent.click(save);
  await screen.findAllByRole('button', { name: /^Saved/ });
  expect((await screen.findAllByText('Waiting to send')).length).toBeGreaterThan(0);
  expect((await findOnServer()).savedRecipes).toEqual([]);
  hasNetwork = true;
  await sendNow();
  await expect.poll(async () => (await findOnServer()).savedRecipes.length).toBe(1);
  await expect.poll(() => screen.queryAllByText('Waiting to send').length).toBe(0);
  expect(screen.getAllByRole('button', { name: /^Saved/ }).length).toBeGreaterThan(0);
});

test('asks a visitor to sign in, then saves the recipe', async () => {
  const router = app.open('/recipe/tom-yum');
  const [save] = await screen.findAllByRole('button', { name: 'Save recipe' });
  if (!save) throw new Error('no button');
  fireEvent.click(save);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: cook.email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: PASSWORD } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/recipe/tom-yum'));
  await screen.findAllByRole('button', { name: /^Saved/ });
  await expect.poll(async () => (await findOnServer()).savedRecipes.length).toBe(1);
});

test('writes directly to the server on a device without storage', async () => {
  await signInHere(cook);
  Reflect.deleteProperty(globalThis, 'indexedDB');
  closeDevice();
  app.open('/trending-recipes');
  const [heart] = await screen.findAllByRole('button', { name: 'Add to favorites' });
  if (!heart) throw new Error('no heart');
  fireEvent.click(heart);
  await screen.findByRole('button', { name: 'Remove from favorites' });
  expect((await findOnServer()).favorites).toHaveLength(1);
});
