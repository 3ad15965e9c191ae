import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { countWaiting } from '#domain/outbox/feed.ts';
import { sendNow } from '#domain/outbox/sender.ts';
import { isMarked } from '#domain/recipe/marks.ts';
import { closeDevice } from '#offline/device/device.ts';
import { toOwnAnswer } from '#offline/testing/own-answer.ts';
import { confirmHint } from '#platform/hints.ts';
import { beginSession, endSession, readSession } from '#platform/session.ts';
import { recordSession } from '#platform/session-record.ts';
import { type Cook, PASSWORD, signUp } from '#server/testing/sign-up.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';
import { setMark } from '#src/testing/set-mark.ts';
import { dismissNotice } from '#ui/notice/notices.ts';
import { saveProfile } from './profile.ts';

const dish = { _id: 'tom-yum', recipe_name: 'Tom Yum' };
let app: OpenApp;
let cook: Cook;
/** Replaces the network’s response to the outbox; undefined lets the server answer. */
let weather: typeof fetch | undefined;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  closeDevice();
  globalThis.indexedDB = new IDBFactory();
  globalThis.IDBKeyRange = IDBKeyRange;
  localStorage.clear();
  sessionStorage.clear();
  act(() => dismissNotice());
  weather = undefined;
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    weather ? weather(input, init) : app.server.fetch(input, init),
  );
  cook = await signUp(app.server.app, 'Amara Diallo');
  await recordSession({ token: cook.token, user: cook.user });
  beginSession({ token: cook.token, user: cook.user }, Date.now());
});
afterEach(() => vi.unstubAllGlobals());

const noNetwork = () => Promise.reject(new TypeError('no network'));
const refuse =
  (status: number, body: object): typeof fetch =>
  (_asked, init) =>
    Promise.resolve(toOwnAnswer(body, { status }, init));
const fetchUser = async () => (await cook.ask('GET', '/auth/profile')).json().user;

test('[T-outbox-24] after a token is refused in the background, signing in again sends the waiting writes', async () => {
  weather = noNetwork;
  await setMark('favorite', dish, true);
  await setMark('saved', dish, true);
  await cook.ask('POST', '/auth/logout');
  const router = app.open('/profile/storage');
  weather = undefined;
  await act(() => sendNow());
  expect(await screen.findByText('Sign in again to send 2 items')).toBeTruthy();
  expect(await countWaiting(cook.user.id)).toBe(2);
  // A freshly opened page tries the token once more, and hides the notice meanwhile.
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: cook.email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: PASSWORD } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/storage'));
  await expect.poll(() => countWaiting(cook.user.id)).toBe(0);
  await waitFor(() => expect(screen.queryByText(/^Sign in again/)).toBeNull());
  expect(readSession()?.user.id).toBe(cook.user.id);
});

test('shows the notice also after the session ended', async () => {
  weather = noNetwork;
  await setMark('favorite', dish, true);
  await cook.ask('POST', '/auth/logout');
  endSession('refused');
  weather = undefined;
  app.open('/trending-recipes');
  expect(await screen.findByText('Sign in again to send 1 item')).toBeTruthy();
});

test('shows the notice if the browser lost session and hint, once the waiting write is found', async () => {
  weather = noNetwork;
  await setMark('favorite', dish, true);
  // A killed browser may lose its last localStorage writes, but keeps its database.
  localStorage.clear();
  app.open('/trending-recipes');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Sign in again to send 1 item')).toBeNull();
  act(() => confirmHint('outbox'));
  expect(await screen.findByText('Sign in again to send 1 item')).toBeTruthy();
  expect(await countWaiting(cook.user.id)).toBe(1);
});

test.each([
  [
    () => setMark('favorite', dish, true),
    422,
    { error: 'Recipe name is required' },
    'Recipe name is required',
  ],
  [() => setMark('favorite', dish, true), 422, {}, 'Recipe name is required'],
  [() => setMark('favorite', dish, true), 404, { error: 'User not found' }, 'User not found'],
  [() => setMark('favorite', dish, true), 404, {}, 'User not found'],
  [() => setMark('saved', dish, true), 404, {}, 'User not found'],
  [() => setMark('saved', dish, true), 409, { error: '' }, 'Failed to save recipe'],
  [() => setMark('favorite', dish, true), 409, { error: '' }, 'Failed to add to favorites'],
  [() => saveProfile({ name: 'Amara', bio: '' }), 409, { error: '' }, 'Failed to update profile'],
  [
    () => saveProfile({ name: 'Amara', bio: '' }),
    404,
    { error: 'User not found' },
    'User not found',
  ],
  [
    () => saveProfile({ name: 'Amara', bio: '' }),
    422,
    { error: 'Validation failed', details: [{ msg: 'Not this name' }, { msg: 'nor this bio' }] },
    'Not this name, nor this bio',
  ],
  [() => saveProfile({ name: 'Amara', bio: '' }), 422, { error: '' }, 'Validation failed'],
])('the notice about a refused write stays visible: %#', async (write, status, body, text) => {
  app.open('/profile/storage');
  weather = refuse(status, body);
  await act(() => write());
  const notice = await screen.findByText(text);
  expect(notice.closest('[role=alert]')).not.toBeNull();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Show' }), { key: 'Escape' });
  expect(screen.getByText(text)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await expect
    .poll(() => {
      // Discarding text asks first.
      const question = screen.queryByRole('alertdialog');
      if (question) fireEvent.click(within(question).getByRole('button', { name: 'Discard' }));
      return countWaiting(cook.user.id);
    })
    .toBe(0);
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
});

test('retries a refused write; once it is accepted the stored user has it', async () => {
  app.open('/profile/storage');
  weather = refuse(409, { error: 'This list is full. Remove something first.' });
  await act(() => setMark('favorite', dish, true));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('This list is full. Remove something first.')).toBeTruthy();
  weather = undefined;
  fireEvent.click(again);
  await expect.poll(fetchUser).toMatchObject({ favorites: ['Tom Yum'] });
  await waitFor(() =>
    expect(isMarked(readSession()?.user ?? cook.user, 'favorite', dish)).toBe(true),
  );
});

test('[T-outbox-25] another member who signs in sees and sends nothing of the previous member', async () => {
  weather = noNetwork;
  await setMark('favorite', dish, true);
  const other = await signUp(app.server.app, 'Other Cook');
  endSession('left');
  await recordSession({ token: other.token, user: other.user });
  beginSession({ token: other.token, user: other.user }, Date.now());
  weather = undefined;
  app.open('/profile?list=favorites');
  expect(await screen.findByText('No favorites yet')).toBeTruthy();
  await act(() => sendNow());
  expect((await other.ask('GET', '/auth/profile')).json().user.favorites).toEqual([]);
  expect((await fetchUser()).favorites).toEqual([]);
  expect(await countWaiting(cook.user.id)).toBe(1);
});
