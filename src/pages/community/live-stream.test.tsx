import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { endSession, readSession } from '#platform/session.ts';
import { type Cook, signIn } from '#server/testing/sign-up.ts';
import { findCard, publish } from '#src/testing/feed.ts';
import { setUpListening } from '#src/testing/listen.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ rateLimit: 'off' });
const { listen, start } = setUpListening();
let amara: Cook;
let kofi: Cook;
let zoe: Cook;

beforeAll(async () => {
  [amara, kofi] = [await page.signUp('Amara Diallo'), await page.signUp('Kofi Mensah')];
  zoe = await page.signUp('Zoe Oduya');
});
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  // Makes retry pauses and jitter as short as possible.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  await page.server.pool.query('delete from posts');
});
afterEach(() => vi.restoreAllMocks());

const isForEvents = (address: string) => address.endsWith('/api/events');
const newPosts = () => screen.findByRole('button', { name: 'New posts' });
const toPage = () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } });

test('reconnects if a captive portal answers the stream with a page', async () => {
  await publish(kofi, 'First');
  let asked = 0;
  page.instead = (_method, address) => {
    if (!isForEvents(address)) return undefined;
    asked += 1;
    return asked === 1
      ? new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } })
      : undefined;
  };
  page.open('/community');
  await findCard('First');
  await listen();
  expect(asked).toBe(2);
});

test('reopens a lost stream, and fetches missed changes', async () => {
  await publish(kofi, 'First');
  let lose: (() => void) | undefined;
  page.instead = (_method, address) => {
    if (!isForEvents(address)) return undefined;
    page.instead = undefined;
    const body = new ReadableStream({
      start: (stream) => {
        lose = () => stream.error(new TypeError('The connection was lost'));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  page.open('/community');
  await findCard('First');
  await listen();
  await publish(kofi, 'Second');
  lose?.();
  expect(await screen.findByRole('button', { name: 'New posts' })).toBeDefined();
});

test('goes on as a visitor after a sign-out elsewhere', async () => {
  const here = await signIn(page.server.app, amara.email);
  await signInHere(here);
  page.open('/community');
  await listen();
  await here.ask('POST', '/auth/logout');
  await waitFor(() => expect(readSession()).toBeUndefined());
});

test('without a stream, refetches when the page gets the focus', async () => {
  const id = await publish(kofi, 'First');
  page.instead = (_method, address) => (isForEvents(address) ? toPage() : undefined);
  page.open(`/post/${id}`);
  await screen.findByRole('heading', { level: 1, name: 'First' });
  start();
  await kofi.ask('POST', `/posts/${id}/comments`, { content: 'Yum' });
  // Skips the freshness window, in which nothing is refetched.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  globalThis.dispatchEvent(new Event('focus'));
  expect(await screen.findByText('Yum')).toBeDefined();
});

test('after a change of user the stream delivers the notifications of the new one', async () => {
  const id = await publish(kofi, 'First');
  await signInHere(amara);
  page.open('/community');
  await findCard('First');
  await listen();
  act(() => endSession());
  await signInHere(kofi);
  cleanup();
  page.open('/notifications');
  await screen.findByRole('heading', { level: 1 });
  await amara.ask('POST', `/posts/${id}/like`);
  await screen.findByText('Amara Diallo');
  // The stream is open at this point, so this can only arrive by the stream.
  await zoe.ask('POST', `/posts/${id}/comments`, { content: 'Yum' });
  expect(await screen.findByText('Zoe Oduya')).toBeDefined();
});

test('goes on as a visitor after a sign-out', async () => {
  await publish(kofi, 'First');
  await signInHere(amara);
  page.open('/community');
  await findCard('First');
  await listen();
  act(() => endSession());
  cleanup();
  page.open('/community');
  await findCard('First');
  await publish(kofi, 'Second');
  expect(await newPosts()).toBeDefined();
});
