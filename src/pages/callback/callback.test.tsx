import { createHash } from 'node:crypto';
import { act, cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { beginMusicSignIn } from '#platform/music-sign-in.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';

const NOW = Date.parse('2026-11-21T12:00:00Z');

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ dishes: {} });
});
afterAll(() => app.close());
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Begins a sign-in on this device and returns its `state` parameter. */
async function beginAt(path: string): Promise<string> {
  const address = await beginMusicSignIn('client1', 'http://simmer.test', path);
  return new URL(address).searchParams.get('state') ?? '';
}

/** Opens the page and waits until its chunk has loaded. */
async function openCallback(answer: string, ask?: typeof fetch) {
  const router = app.open(`/callback${answer}`, ask);
  await vi.waitFor(() => screen.getByRole('heading', { level: 1 }), { timeout: 15_000 });
  return router;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Fakes the token endpoint of the music service. All other requests go to the real server. */
function answerTokenWith(answer: () => Promise<Response>) {
  const asked: Request[] = [];
  const ask: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.url !== 'https://accounts.spotify.com/api/token') return app.server.fetch(request);
    asked.push(request);
    return answer();
  };
  return { asked, ask };
}

test('stores the token of the fragment with its timestamp, shows success for 2 seconds, then returns to the saved url', async () => {
  const state = await beginAt('/cuisine/thai?region=Isan');
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

test('[T-music-2] exchanges a code for the token at the music service, with the verifier of this sign-in and no secret', async () => {
  const begun = new URL(
    await beginMusicSignIn('client1', globalThis.location.origin, '/community'),
  );
  const { state = '', code_challenge: challenge } = Object.fromEntries(begun.searchParams);
  const { asked, ask } = answerTokenWith(async () =>
    Response.json({ access_token: 'abc-123', token_type: 'Bearer', expires_in: 3600 }),
  );
  const router = await openCallback(`?code=c0de&state=${state}`, ask);
  await vi.waitFor(() => screen.getByRole('heading', { name: 'Music connected' }));
  expect(localStorage.getItem('music_access_token')).toBe('abc-123');
  expect(Number(localStorage.getItem('music_token_timestamp'))).toBeGreaterThanOrEqual(NOW);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.method).toBe('POST');
  expect(asked[0]?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
  expect(asked[0]?.headers.get('authorization')).toBeNull();
  const { code_verifier: verifier = '', ...form } = Object.fromEntries(
    new URLSearchParams(await asked[0]?.text()),
  );
  expect(form).toEqual({
    grant_type: 'authorization_code',
    code: 'c0de',
    redirect_uri: `${globalThis.location.origin}/callback`,
    client_id: 'client1',
  });
  expect(verifier).toMatch(/^[\w-]{43}$/);
  expect(createHash('sha256').update(verifier).digest('base64url')).toBe(challenge);
  expect(router.history.location.href).toBe('/callback');
  await pass(2_000);
  expect(router.state.location.href).toBe('/community');
});

test('shows a message while the code is exchanged', async () => {
  const state = await beginAt('/');
  const { ask } = answerTokenWith(() => new Promise(() => {}));
  const router = await openCallback(`?code=c0de&state=${state}`, ask);
  expect(screen.getByRole('status').textContent).toContain('Connecting your music service.');
  await pass(5_000);
  expect(router.state.location.pathname).toBe('/callback');
});

test.each([
  [
    'is refused',
    async () => Response.json({ error: 'invalid_grant' }, { status: 400 }),
    'can’t use',
  ],
  ['brings no token', async () => Response.json({ token_type: 'Bearer' }), 'can’t use'],
  ['brings no JSON', async () => new Response('<html>'), 'can’t use'],
  ['gets no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'can’t be reached'],
])(
  'a code whose exchange %s is a failure: an error, and home after 3 seconds',
  async (_what, answer, hint) => {
    const state = await beginAt('/community');
    const { asked, ask } = answerTokenWith(answer);
    const router = await openCallback(`?code=c0de&state=${state}`, ask);
    const alert = await vi.waitFor(() => screen.getByRole('alert'));
    expect(alert.textContent).toContain(hint);
    expect(localStorage.getItem('music_access_token')).toBeNull();
    await pass(3_000);
    expect(router.state.location.href).toBe('/');
    expect(asked).toHaveLength(1);
  },
);

test.each(['#access_token=abc', '?code=abc'])(
  'removes the answer %s from the history at once',
  async (answer) => {
    const router = await openCallback(answer);
    await vi.waitFor(() => expect(router.history.location.href).toBe('/callback'));
    expect(router.history.length).toBe(1);
  },
);

test('returns to / without a saved url', async () => {
  const state = await beginAt('/community');
  localStorage.removeItem('music_return_url');
  const router = await openCallback(`#access_token=abc&state=${state}`);
  await pass(2_000);
  expect(router.state.location.href).toBe('/');
});

const FAILURES = [
  ['no answer at all', ''],
  ['no token', '#token_type=Bearer'],
  ['an empty token', '#access_token='],
  ['a token that is markup', '#access_token=%3Cscript%3E'],
  ['a refusal in the fragment', '#error=access_denied'],
  ['a refusal in the query', '?error=access_denied'],
  ['a token without a state', '#access_token=abc'],
  ['a code without a state', '?code=abc'],
  ['a token with an empty state', '#access_token=abc&state='],
  ['a token with a state that we did not make', '#access_token=abc&state=forged'],
  ['a code with a state that we did not make', '?code=abc&state=forged'],
] as const;

test.each(FAILURES)(
  'on failure (%s) it shows an error and goes home after 3 seconds',
  async (_what, answer) => {
    localStorage.setItem('music_return_url', '/community');
    const { asked, ask } = answerTokenWith(async () => Response.json({ access_token: 'a' }));
    const router = await openCallback(answer, ask);
    expect(screen.getByRole('alert').textContent).toContain('Music sign-in failed');
    expect(localStorage.getItem('music_access_token')).toBeNull();
    await pass(2_500);
    expect(router.state.location.pathname).toBe('/callback');
    await pass(500);
    expect(router.state.location.href).toBe('/');
    expect(asked).toEqual([]);
  },
);

test.each(FAILURES)(
  'ignores %s while a sign-in of this app is under way',
  async (_what, answer) => {
    await beginAt('/');
    const { asked, ask } = answerTokenWith(async () => Response.json({ access_token: 'a' }));
    await openCallback(answer, ask);
    expect(screen.getByRole('alert')).toBeTruthy();
    await pass(1_000);
    expect(localStorage.getItem('music_access_token')).toBeNull();
    expect(asked).toEqual([]);
  },
);

test('[T-music-3] refuses a truncated state', async () => {
  const state = await beginAt('/');
  await openCallback(`#access_token=abc&state=${state.slice(0, -1)}`);
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(localStorage.getItem('music_access_token')).toBeNull();
});

test('accepts an answer only once', async () => {
  const state = await beginAt('/');
  await openCallback(`#access_token=abc&state=${state}`);
  expect(localStorage.getItem('music_access_token')).toBe('abc');
  cleanup();
  await openCallback(`#access_token=other&state=${state}`);
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(localStorage.getItem('music_access_token')).toBe('abc');
});

test.each([
  'https://evil.test/',
  '//evil.test/',
  String.raw`/\evil.test/`,
  'javascript:alert(1)',
  '/callback#access_token=x',
])('goes home if the saved url (%s) is outside the app', async (url) => {
  const state = await beginAt('/community');
  localStorage.setItem('music_return_url', url);
  const router = await openCallback(`#access_token=abc&state=${state}`);
  await pass(2_000);
  expect(router.state.location.href).toBe('/');
});
