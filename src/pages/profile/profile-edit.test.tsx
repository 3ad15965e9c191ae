import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sendNow } from '#domain/outbox/sender.ts';
import { closeDevice } from '#offline/device/device.ts';
import { readSignedIn, removeSignedIn } from '#offline/device/signed-in.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { isAnyoneBusy } from '#platform/busy.ts';
import { answerWith } from '#platform/network/http.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
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
  hasNetwork = true;
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    hasNetwork ? app.server.fetch(input, init) : Promise.reject(new TypeError('no network')),
  );
  cook = await signUp(app.server.app, 'Amara Diallo');
  await signInHere(cook);
  app.open('/profile');
  const edit = await screen.findByRole('button', { name: 'Edit profile' });
  // Avoids `fireEvent`: inside `act`, React would wait endlessly for parts that the page is still loading.
  await waitFor(() => {
    edit.click();
    screen.getByLabelText('Name');
  });
});
afterEach(() => vi.unstubAllGlobals());

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save profile' }));
const readAlerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
const fetchUser = async () => (await cook.ask('GET', '/auth/profile')).json().user;

test('name and bio show at once, wait without a network, and are sent when it is back', async () => {
  hasNetwork = false;
  type('Name', ' Amara D. ');
  type('About you', 'Bakes.\nA lot.');
  expect(await isAnyoneBusy()).toBe(true);
  save();
  expect(await screen.findByRole('heading', { level: 2, name: 'Amara D.' })).toBeTruthy();
  expect(screen.getByText(/^Bakes\./)).toBeTruthy();
  expect(await screen.findByText('Waiting to send')).toBeTruthy();
  expect((await fetchUser()).name).toBe('Amara Diallo');
  hasNetwork = true;
  await act(() => sendNow());
  await expect.poll(fetchUser).toMatchObject({ name: 'Amara D.', bio: 'Bakes.\nA lot.' });
  await waitFor(() => expect(screen.queryByText('Waiting to send')).toBeNull());
  expect(screen.getByRole('heading', { level: 2, name: 'Amara D.' })).toBeTruthy();
  await expect.poll(isAnyoneBusy).toBe(false);
});

test.each([
  [{ Name: ' A ' }, 'Name must be at least 2 characters long', 'name'],
  [{ Name: 'A'.repeat(61) }, 'Name must be at most 60 characters long', 'name'],
  [{ 'About you': 'x'.repeat(501) }, 'Bio must be at most 500 characters long', 'bio'],
])('shows an error at the field for an invalid profile: %#', async (words, text, field) => {
  for (const [label, value] of Object.entries(words)) type(label, value);
  save();
  const input = document.activeElement;
  expect(input?.getAttribute('name')).toBe(field);
  expect(input?.getAttribute('aria-describedby')).toContain(screen.getByText(text).id);
});

test('counts the characters of the bio', () => {
  type('About you', 'Bakes.');
  expect(screen.getByText('6 of 500 characters')).toBeTruthy();
});

test('a device without storage asks the server, and the form stays open without an answer', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  closeDevice();
  answerWith(() => Promise.reject(new TypeError('no network')));
  type('Name', 'Amara D.');
  save();
  await waitFor(() => expect(readAlerts()).toContain('Failed to update profile'));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Amara D.');
  answerWith(app.server.fetch);
  save();
  expect(await screen.findByRole('heading', { level: 2, name: 'Amara D.' })).toBeTruthy();
  expect((await fetchUser()).name).toBe('Amara D.');
});

test('keeps the form and its text, with a message, if the device has lost the session', async () => {
  await removeSignedIn(cook.user.id);
  type('Name', 'Amara D.');
  localStorage.removeItem('token');
  save();
  await waitFor(() => expect(readAlerts()).toContain('Please sign in again'));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Amara D.');
});

test('restores a lost session record and keeps the edit', async () => {
  await removeSignedIn(cook.user.id);
  type('Name', 'Amara D.');
  save();
  expect(await screen.findByRole('heading', { level: 2, name: 'Amara D.' })).toBeTruthy();
  await expect.poll(async () => (await fetchUser()).name).toBe('Amara D.');
  expect(await readSignedIn()).toMatchObject({ userId: cook.user.id });
});
