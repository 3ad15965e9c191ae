import { act, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { beginMusicSignIn } from '../browser/music-session.ts';
import { type OpenApp, openApp } from '../testing/open-app.tsx';

const NOW = Date.parse('2026-11-21T12:00:00Z');

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ dishes: {} });
});
afterAll(() => app.close());
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What the music service sends back to a sign-in that began here. */
function beginAt(path: string): string {
  const address = beginMusicSignIn('client', 'http://simmer.test', path);
  return new URL(address).searchParams.get('state') ?? '';
}

/** Opens the page and lets its code arrive, which takes turns but no time. */
async function openCallback(answer: string) {
  const router = app.open(`/callback${answer}`);
  await vi.waitFor(() => screen.getByRole('heading', { level: 1 }), { timeout: 15_000 });
  return router;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('stores the token of the fragment with its timestamp, shows success for 2 seconds, then returns to the saved url', async () => {
  const state = beginAt('/cuisine/thai?region=Isan');
  const router = await openCallback(`#access_token=abc-123&token_type=Bearer&state=${state}`);
  expect(screen.getByRole('status').textContent).toContain('Music connected');
  expect(localStorage.getItem('music_access_token')).toBe('abc-123');
  const takenAt = Number(localStorage.getItem('music_token_timestamp'));
  expect(takenAt).toBeGreaterThanOrEqual(NOW);
  await pass(takenAt + 1_999 - Date.now());
  expect(router.state.location.pathname).toBe('/callback');
  await pass(1);
  expect(router.state.location.href).toBe('/cuisine/thai?region=Isan');
  expect(localStorage.getItem('music_return_url')).toBeNull();
});

test('the fragment is gone from the history at once', async () => {
  const router = await openCallback('#access_token=abc');
  await vi.waitFor(() => expect(router.history.location.href).toBe('/callback'));
  expect(router.history.length).toBe(1);
});

test('without a saved url it returns to /', async () => {
  const router = await openCallback('#access_token=abc');
  await pass(2_000);
  expect(router.state.location.href).toBe('/');
});

test.each([
  ['no answer at all', ''],
  ['no token', '#token_type=Bearer'],
  ['an empty token', '#access_token='],
  ['a token that is markup', '#access_token=%3Cscript%3E'],
  ['a refusal in the fragment', '#error=access_denied'],
  ['a refusal in the query', '?error=access_denied'],
  ['a word that we did not give', '#access_token=abc&state=forged'],
])('on failure (%s) it shows an error and goes home after 3 seconds', async (_what, answer) => {
  localStorage.setItem('music_return_url', '/community');
  const router = await openCallback(answer);
  expect(screen.getByRole('alert').textContent).toContain('Music sign-in failed');
  expect(localStorage.getItem('music_access_token')).toBeNull();
  await pass(2_500);
  expect(router.state.location.pathname).toBe('/callback');
  await pass(500);
  expect(router.state.location.href).toBe('/');
});

test.each(['#access_token=abc', '#access_token=abc&state=', '#access_token=abc&state=other'])(
  'while a sign-in of ours is under way %s is not its answer',
  async (answer) => {
    beginAt('/');
    await openCallback(answer);
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(localStorage.getItem('music_access_token')).toBeNull();
  },
);

test('an answer is taken once', async () => {
  const state = beginAt('/');
  await openCallback(`#access_token=abc&state=${state}`);
  expect(localStorage.getItem('music_state')).toBeNull();
});

test.each([
  'https://evil.test/',
  '//evil.test/',
  String.raw`/\evil.test/`,
  'javascript:alert(1)',
  '/callback#access_token=x',
])('a saved url that is no path of ours (%s) leads home', async (url) => {
  localStorage.setItem('music_return_url', url);
  const router = await openCallback('#access_token=abc');
  await pass(2_000);
  expect(router.state.location.href).toBe('/');
});
