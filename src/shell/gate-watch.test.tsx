import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { markAsOurs, toOwnAnswer } from '#offline/testing/own-answer.ts';
import { toPortalAddress } from '#platform/captive-portal.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';
import { watchGate } from './gate-watch.ts';

const page = setUpTestPage();
const { ask } = page;
let stop = () => {};
afterEach(() => {
  stop();
  page.ask = ask;
});

const TEXT = 'Your network asks you to sign in before you can reach Simmer.';
const HTML = { 'content-type': 'text/html' };

/** Answers every request in place of the server. */
function openBehind(answer: () => Response | Promise<Response>) {
  page.ask = async () => answer();
  page.open('/community');
  stop = watchGate();
}

test.each([
  ['a redirect', () => new Response(null, { status: 302, headers: { location: '/x' } })],
  ['401', () => new Response('<p>', { status: 401, headers: HTML })],
  ['403', () => Response.json({ error: 'no' }, { status: 403 })],
  ['a page with status 200', () => new Response('<p>', { headers: HTML })],
])('shows a notice behind a proxy that requires a sign-in (%s)', async (_by, answer) => {
  openBehind(answer);
  await screen.findByText(TEXT);
  expect(screen.getByRole('button', { name: 'Sign in there' })).toBeTruthy();
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy without its server', () => new Response('<p>', { status: 502, headers: HTML })],
  ['our server in trouble', () => toOwnAnswer({ error: 'Sorry' }, { status: 503 })],
  ['our own 401', () => markAsOurs(Response.json({ error: 'Sign in' }, { status: 401 }))],
])('shows no such notice for %s', async (_by, answer) => {
  const requests: string[] = [];
  page.ask = async (input) => {
    requests.push(input instanceof Request ? input.url : String(input));
    return answer();
  };
  page.open('/community');
  stop = watchGate();
  await waitFor(() => expect(requests.some((url) => url.includes('/posts'))).toBe(true));
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(TEXT)).toBeNull();
});

test('bypasses the service worker on the way to the sign-in and returns to the page', () => {
  expect(toPortalAddress({ href: 'http://simmer.test/recipe/x?tab=story#a' })).toBe(
    '/recipe/x?tab=story&reconnect=1#a',
  );
});
