import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PostPage } from '../../contract/post.ts';
import { type Cook, signUp } from '../../server/testing/sign-up.ts';
import { answerWith } from '../data/api.ts';
import { wish } from '../data/outbox.ts';
import { sendNow } from '../data/outbox-driver.ts';
import { queryClient } from '../data/query-client.ts';
import { beginSession } from '../data/session.ts';
import { recordSession } from '../data/session-record.ts';
import { readPage } from '../offline/community-pages.ts';
import { closeDevice } from '../offline/device.ts';
import { type OpenApp, openApp } from '../testing/open-app.tsx';
import { dismissNotice } from '../ui/notices.ts';

let app: OpenApp;
let amara: Cook;
let kofi: Cook;
let hasNetwork = true;
/** For a server that says no: instead of the real answer to what matches. */
let refusal: { method: string; status: number; error: string } | undefined;

const answer: typeof fetch = async (input, init) => {
  if (!hasNetwork) throw new TypeError('no network');
  const request = new Request(
    new URL(input instanceof Request ? input.url : input, location.href),
    init,
  );
  const method = input instanceof Request ? input.method : request.method;
  if (refusal?.method === method) {
    return Response.json({ error: refusal.error }, { status: refusal.status });
  }
  return app.server.fetch(input, init);
};

beforeAll(async () => {
  app = await openApp({ rateLimit: 'off' });
  [amara, kofi] = [
    await signUp(app.server.app, 'Amara Diallo'),
    await signUp(app.server.app, 'Kofi Mensah'),
  ];
});
afterAll(async () => {
  await app.close();
  vi.unstubAllGlobals();
});
beforeEach(async () => {
  closeDevice();
  globalThis.indexedDB = new IDBFactory();
  globalThis.IDBKeyRange = IDBKeyRange;
  localStorage.clear();
  sessionStorage.clear();
  dismissNotice();
  hasNetwork = true;
  refusal = undefined;
  vi.stubGlobal('fetch', answer);
  vi.spyOn(console, 'warn').mockReturnValue();
  await app.server.pool.query('delete from posts');
});
afterEach(() => vi.restoreAllMocks());

function open(address = '/community') {
  const router = app.open(address);
  answerWith(answer);
  return router;
}

async function signInHere(cook = amara): Promise<void> {
  await recordSession(cook);
  beginSession(cook, Date.now());
}

async function post(cook: Cook, title: string, more: object = {}): Promise<string> {
  const made = await cook.ask('POST', '/posts', { title, content: 'Slowly.', ...more });
  return made.json()._id;
}

const findCard = async (title: string) => screen.findByRole('article', { name: title });
const findServerLikes = async (id: string) =>
  (await kofi.ask('GET', `/posts/${id}`)).json().likeCount;
const listTitles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

test('a visitor reads who wrote what, when, and the first 150 characters of it', async () => {
  const content = 'word '.repeat(40);
  const tags = ['#brazilian', '#sunday', 'Italian', 'One Pot'];
  const id = await post(kofi, 'One pot', { content, tags, type: 'story', category: 'food-story' });
  open();
  const card = within(await findCard('One pot'));
  expect(card.getByRole('link', { name: 'One pot' }).getAttribute('href')).toBe(`/post/${id}`);
  expect(card.getByRole('link', { name: 'Kofi Mensah' }).getAttribute('href')).toBe(
    `/profile/${kofi.user.id}`,
  );
  expect(card.getByText('Story')).toBeDefined();
  expect(card.getByText(/Food story/).textContent).toBe('Just now · Food story');
  expect(card.getByText(`${content.slice(0, 150)}…`, { normalizer: (text) => text })).toBeDefined();
  expect(card.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual(tags.slice(0, 3));
  expect(card.getByRole('link', { name: '0 comments' })).toBeDefined();
  expect(card.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('My Posts and Create Post are for members; a visitor who opens My Posts sees the feed', async () => {
  await post(kofi, 'Stew');
  open('/community?tab=my-posts');
  await findCard('Stew');
  expect(screen.getByRole('link', { name: 'Feed' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Trending' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'My Posts' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Create Post' })).toBeNull();
});

test('a member’s own posts stand in a tab of the address', async () => {
  await signInHere();
  await post(kofi, 'His');
  await post(amara, 'Hers');
  const router = open();
  await findCard('His');
  expect(screen.getByRole('link', { name: 'Create Post' }).getAttribute('href')).toBe(
    '/create-post',
  );
  fireEvent.click(screen.getByRole('link', { name: 'My Posts' }));
  await waitFor(() => expect(listTitles()).toEqual(['Hers']));
  expect(router.state.location.search).toEqual({ tab: 'my-posts' });
  const card = within(await findCard('Hers'));
  expect(card.getByRole('link', { name: 'Edit' }).getAttribute('href')).toMatch(/\?edit=/);
  fireEvent.click(screen.getByRole('link', { name: 'Feed' }));
  await waitFor(() => expect(listTitles()).toEqual(['Hers', 'His']));
  expect(router.state.location.href).toBe('/community');
});

test('liking as a visitor prompts to log in', async () => {
  await post(kofi, 'Stew');
  open();
  const card = within(await findCard('Stew'));
  fireEvent.click(card.getByRole('button', { name: 'Like' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Please log in to like posts');
});

test('a like shows at once and reaches the server; taken back it goes again', async () => {
  await signInHere();
  const id = await post(kofi, 'Stew');
  open();
  const card = within(await findCard('Stew'));
  fireEvent.click(card.getByRole('button', { name: 'Like' }));
  const unlike = await card.findByRole('button', { name: 'Unlike' });
  expect(card.getByText('1 like')).toBeDefined();
  await expect.poll(() => findServerLikes(id)).toBe(1);
  fireEvent.click(unlike);
  await expect.poll(() => findServerLikes(id)).toBe(0);
  expect(card.getByText('0 likes')).toBeDefined();
});

test('the last of many quick taps is what counts', async () => {
  await signInHere();
  const id = await post(kofi, 'Chowder');
  open();
  const card = within(await findCard('Chowder'));
  const heart = card.getByRole('button', { name: 'Like' });
  for (let taps = 0; taps < 7; taps += 1) fireEvent.click(heart);
  await expect.poll(() => findServerLikes(id)).toBe(1);
  expect(await card.findByRole('button', { name: 'Unlike' })).toBeDefined();
  await waitFor(() => expect(card.getByText('1 like')).toBeDefined());
});

test('a like that the server refuses is shown as the server has it', async () => {
  await signInHere();
  await post(kofi, 'Stew');
  open();
  const card = within(await findCard('Stew'));
  refusal = { method: 'POST', status: 403, error: 'Not today' };
  fireEvent.click(card.getByRole('button', { name: 'Like' }));
  await card.findByRole('button', { name: 'Unlike' });
  await card.findByRole('button', { name: 'Like' });
  expect(card.getByText('0 likes')).toBeDefined();
});

test('an author deletes a post after a question, and is told when it is gone', async () => {
  await signInHere();
  const id = await post(amara, 'Stew');
  await post(kofi, 'Broth');
  open();
  const card = within(await findCard('Stew'));
  fireEvent.click(card.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText('Are you sure you want to delete this post? This action cannot be undone.');
  fireEvent.click(question.getByRole('button', { name: 'Keep it' }));
  fireEvent.click(card.getByRole('button', { name: 'Delete' }));
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  await screen.findByText('Post deleted successfully');
  expect(listTitles()).not.toContain('Stew');
  // Its button is gone: one goes on with the post beside it.
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Broth' }));
  expect((await kofi.ask('GET', `/posts/${id}`)).statusCode).toBe(404);
});

test('without a network a deleted post is out of sight, waits, and goes with the next connection', async () => {
  await signInHere();
  const id = await post(amara, 'Stew');
  open();
  const card = within(await findCard('Stew'));
  hasNetwork = false;
  fireEvent.click(card.getByRole('button', { name: 'Delete' }));
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  await screen.findByText(/^Waiting to send/);
  expect(listTitles()).not.toContain('Stew');
  hasNetwork = true;
  await act(sendNow);
  await screen.findByText('Post deleted successfully');
  expect((await kofi.ask('GET', `/posts/${id}`)).statusCode).toBe(404);
});

test('a deletion that the server refuses brings the post back', async () => {
  await signInHere();
  await post(amara, 'Stew');
  open();
  const card = within(await findCard('Stew'));
  refusal = { method: 'DELETE', status: 403, error: 'Not today' };
  fireEvent.click(card.getByRole('button', { name: 'Delete' }));
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  await waitFor(() => expect(listTitles()).not.toContain('Stew'));
  await findCard('Stew');
});

test('what cannot be loaded is the page seen last, and says from when', async () => {
  await post(kofi, 'Stew');
  open();
  await findCard('Stew');
  const name = { userId: '', kind: 'feed', id: '' } as const;
  await expect.poll(() => readPage(name, PostPage)).toBeDefined();
  hasNetwork = false;
  cleanup();
  open();
  await findCard('Stew');
  expect(screen.getByText(/^You’re offline. Showing posts from \d\d:\d\d.$/)).toBeDefined();
});

test('without a page seen before it is an empty list, and can be tried again', async () => {
  await post(kofi, 'Stew');
  hasNetwork = false;
  open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(/^Offline/)).toBeDefined();
  expect(screen.queryByRole('article')).toBeNull();
  hasNetwork = true;
  fireEvent.click(again);
  await findCard('Stew');
});

test('the list is fresh whenever the window has the focus again', async () => {
  open();
  await screen.findByText('Nobody has posted yet');
  await post(kofi, 'Stew');
  fireEvent.focus(window);
  expect(await findCard('Stew')).toBeDefined();
});

test('what comes while one reads waits behind a notice', async () => {
  await post(kofi, 'First');
  open();
  await findCard('First');
  await post(kofi, 'Second');
  await act(() => queryClient.refetchQueries({ queryKey: ['community', '', 'feed', 'head'] }));
  fireEvent.click(await screen.findByRole('button', { name: 'New posts' }));
  await waitFor(() => expect(listTitles()).toEqual(['Second', 'First']));
  expect(screen.queryByRole('button', { name: 'New posts' })).toBeNull();
});

test('more posts come as one asks', async () => {
  for (let at = 1; at <= 21; at += 1) await post(kofi, `Dish ${at}`);
  open();
  await findCard('Dish 21');
  expect(screen.queryByRole('article', { name: 'Dish 1' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await findCard('Dish 1');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('whoever comes with a refresh flag is told, over the fresh list', async () => {
  const router = open('/status');
  await waitFor(() => expect(router.state.status).toBe('idle'));
  await post(kofi, 'Stew');
  await act(async () => router.history.push('/community', { refresh: 'Post published' }));
  await findCard('Stew');
  await screen.findByText('Post published');
});

test('a post that waits stands first, says so, and has an edge of its own until it is sent', async () => {
  await signInHere();
  await post(kofi, 'Stew');
  open();
  await findCard('Stew');
  hasNetwork = false;
  const _id = '0190f1c0-0000-7000-8000-000000000001';
  const words = { _id, title: 'Dan dan', content: 'The lazy way' };
  await act(() => wish({ op: 'post.create', post: words }, { userId: amara.user.id }));
  const card = within(await findCard('Dan dan'));
  expect(listTitles()).toEqual(['Dan dan', 'Stew']);
  expect(card.getByText('Waiting to send')).toBeDefined();
  await screen.findByRole('button', { name: 'Open outbox' });
  expect(await card.findByRole('link', { name: 'Edit' })).toBeDefined();
  expect(card.queryByRole('button', { name: 'Like' })).toBeNull();
  hasNetwork = true;
  await act(sendNow);
  await waitFor(() => expect(card.queryByText('Waiting to send')).toBeNull());
  expect(listTitles()).toEqual(['Dan dan', 'Stew']);
});

test('a post that was refused says why, and what can be done', async () => {
  await signInHere();
  open('/community?tab=my-posts');
  await screen.findByText('No posts of yours yet');
  refusal = { method: 'POST', status: 422, error: 'Too salty' };
  const _id = '0190f1c0-0000-7000-8000-000000000002';
  const words = { _id, title: 'Dan dan', content: 'The lazy way' };
  await act(() => wish({ op: 'post.create', post: words }, { userId: amara.user.id }));
  const card = within(await findCard('Dan dan'));
  await card.findByText('Couldn’t be sent');
  expect(card.getByText('Too salty')).toBeDefined();
  refusal = undefined;
  fireEvent.click(card.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(card.queryByText('Couldn’t be sent')).toBeNull());
  await expect.poll(async () => (await kofi.ask('GET', `/posts/${_id}`)).statusCode).toBe(200);
});

test('trending posts are those that many like', async () => {
  const liked = await post(kofi, 'Liked');
  await post(kofi, 'Newer');
  await amara.ask('POST', `/posts/${liked}/like`);
  open('/community?tab=trending');
  await waitFor(() => expect(listTitles().slice(0, 1)).toEqual(['Liked']));
});
