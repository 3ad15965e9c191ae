import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Cook, signIn } from '../../../server/testing/sign-up.ts';
import { endSession, readSession } from '../../browser/session.ts';
import { findCard, publish } from '../../testing/feed.ts';
import { setUpListening } from '../../testing/listen.ts';
import { signInHere } from '../../testing/sign-in-here.ts';
import { setUpTestPage } from '../../testing/test-page.ts';

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
  // Pauses and spreads are as short as they may be.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  await page.server.pool.query('delete from posts');
});
afterEach(() => vi.restoreAllMocks());

const isForEvents = (address: string) => address.endsWith('/api/events');
const newPosts = () => screen.findByRole('button', { name: 'New posts' });
const toPage = () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } });

test('a portal that answers everything with a page is no stream, and is asked again', async () => {
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

test('a stream that was lost is opened again, and what came meanwhile is asked for', async () => {
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

test('who was signed out elsewhere goes on as a visitor', async () => {
  const here = await signIn(page.server.app, amara.email);
  await signInHere(here);
  page.open('/community');
  await listen();
  await here.ask('POST', '/auth/logout');
  await waitFor(() => expect(readSession()).toBeUndefined());
});

test('where there is no stream, coming back to the page asks again', async () => {
  const id = await publish(kofi, 'First');
  page.instead = (_method, address) => (isForEvents(address) ? toPage() : undefined);
  page.open(`/post/${id}`);
  await screen.findByRole('heading', { level: 1, name: 'First' });
  start();
  await kofi.ask('POST', `/posts/${id}/comments`, { content: 'Yum' });
  // What was asked for a moment ago is not asked again.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  globalThis.dispatchEvent(new Event('focus'));
  expect(await screen.findByText('Yum')).toBeDefined();
});

test('who signs in instead of another hears of their own notifications', async () => {
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
  // The stream is open by now: this comes by it alone.
  await zoe.ask('POST', `/posts/${id}/comments`, { content: 'Yum' });
  expect(await screen.findByText('Zoe Oduya')).toBeDefined();
});

test('who signs out goes on as a visitor', async () => {
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
