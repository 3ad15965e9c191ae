import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerWith } from '#platform/network/http.ts';
import { refreshSession } from '#platform/network/refresh-session.ts';
import { beginSession, readSession } from '#platform/session.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';

let app: OpenApp;
let cook: Cook;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  localStorage.clear();
  cook = await signUp(app.server.app, 'Amara Diallo');
  beginSession({ token: cook.token, user: cook.user }, Date.now());
});

test('fetches the profile at start-up, then shows and stores it', async () => {
  await cook.ask('PUT', '/auth/profile', { name: 'Amara D.' });
  app.open('/');
  await refreshSession();
  expect(await screen.findByText('Amara D.')).toBeTruthy();
  expect(localStorage.getItem('user')).toContain('Amara D.');
});

test('an invalid token clears token and user, and does not navigate', async () => {
  const router = app.open('/');
  await cook.ask('POST', '/auth/logout');
  await act(() => refreshSession());
  expect(readSession()).toBeUndefined();
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
  await waitFor(() => expect(screen.queryByText('Amara Diallo')).toBeNull());
  expect(router.state.location.pathname).toBe('/');
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('no network'))],
  ['a broken server', () => Promise.resolve(new Response('{"error":"ours"}', { status: 503 }))],
])('%s leaves the user signed in', async (_, answer) => {
  app.open('/');
  answerWith(answer);
  await refreshSession();
  expect(readSession()?.user.name).toBe('Amara Diallo');
});

test('follows a sign-out in another tab at once', async () => {
  app.open('/');
  await screen.findByText('Amara Diallo');
  act(() => {
    localStorage.removeItem('token');
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
  expect(screen.queryByText('Amara Diallo')).toBeNull();
  expect((await screen.findAllByRole('link', { name: 'Signin' })).length).toBeGreaterThan(0);
});

test('ignores an answer about another user', async () => {
  const other = await signUp(app.server.app, 'Other Cook');
  const { mergeUser } = await import('#platform/session.ts');
  mergeUser(other.user, Date.now());
  expect(readSession()?.user.name).toBe('Amara Diallo');
});
