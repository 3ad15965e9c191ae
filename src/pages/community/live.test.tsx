import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Cook } from '#server/testing/sign-up.ts';
import { findCard, listTitles, publish } from '#src/testing/feed.ts';
import { setUpListening } from '#src/testing/listen.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ rateLimit: 'off' });
let amara: Cook;
let kofi: Cook;
const { listen } = setUpListening();

beforeAll(async () => {
  [amara, kofi] = [await page.signUp('Amara Diallo'), await page.signUp('Kofi Mensah')];
});
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await page.server.pool.query('delete from posts');
  await page.server.pool.query('delete from tips');
});
afterEach(() => {
  vi.restoreAllMocks();
});

const comment = (postId: string, content: string, by = kofi) =>
  by.ask('POST', `/posts/${postId}/comments`, { content });

test('updates comment and like counts of visible posts in place', async () => {
  const id = await publish(kofi, 'Stew');
  page.open('/community');
  const card = await findCard('Stew');
  await listen();
  await comment(id, 'Yum');
  await amara.ask('POST', `/posts/${id}/like`);
  expect(await card.findByRole('link', { name: '1 comment' })).toBeDefined();
  await waitFor(() => expect(card.getAllByText('1')).toHaveLength(2));
});

test('a new post waits behind the notice, and moves nothing', async () => {
  await publish(kofi, 'First');
  page.open('/community');
  await findCard('First');
  await listen();
  await publish(kofi, 'Second');
  const show = await screen.findByRole('button', { name: 'New posts' });
  await act(async () => {});
  expect(listTitles()).toEqual(['First']);
  fireEvent.click(show);
  await waitFor(() => expect(listTitles()).toEqual(['Second', 'First']));
});

test('fetches a post beyond the first page on its own', async () => {
  const first = await publish(kofi, 'Dish 1');
  for (let at = 2; at <= 21; at += 1) await publish(kofi, `Dish ${at}`);
  page.open('/community');
  await findCard('Dish 21');
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  const card = await findCard('Dish 1');
  await listen();
  await comment(first, 'Yum');
  expect(await card.findByRole('link', { name: '1 comment' })).toBeDefined();
  expect(listTitles()).toHaveLength(21);
});

test('updates counts of trending posts in place, without a notice when only the order changes', async () => {
  await publish(kofi, 'Stew');
  const id = await publish(kofi, 'Soup');
  await amara.ask('POST', `/posts/${id}/like`);
  page.open('/community?tab=trending');
  await findCard('Soup');
  expect(listTitles()).toEqual(['Soup', 'Stew']);
  await listen();
  await amara.ask('DELETE', `/posts/${id}/like`);
  await comment(await publish(kofi, 'Third'), 'Yum');
  await comment(id, 'Yum', amara);
  expect(await (await findCard('Soup')).findByRole('link', { name: '1 comment' })).toBeDefined();
  expect(listTitles()).toEqual(['Soup', 'Stew']);
  expect(screen.queryByRole('button', { name: 'New posts' })).toBeNull();
});

test("removes a deleted post from the list, and does not treat the next page's first post as new", async () => {
  const ids: string[] = [];
  for (let at = 1; at <= 23; at += 1) ids.push(await publish(kofi, `Dish ${at}`));
  page.open('/community');
  await findCard('Dish 23');
  await listen();
  await kofi.ask('DELETE', `/posts/${ids[21]}`);
  await waitFor(() => expect(listTitles()).not.toContain('Dish 22'));
  expect(screen.queryByRole('button', { name: 'New posts' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await findCard('Dish 1');
  await kofi.ask('DELETE', `/posts/${ids[1]}`);
  await waitFor(() => expect(listTitles()).not.toContain('Dish 2'));
  expect(listTitles()).toHaveLength(21);
});

test('a post deleted while it is open disappears', async () => {
  const id = await publish(kofi, 'Stew');
  page.open(`/post/${id}`);
  await screen.findByRole('heading', { level: 1, name: 'Stew' });
  await listen();
  await kofi.ask('DELETE', `/posts/${id}`);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Stew' })).toBeNull());
});

test('does not deliver the posts of a blocked member', async () => {
  const zoe = await page.signUp('Zoe Blocked');
  await amara.ask('PUT', `/users/${zoe.user.id}/block`, { blocked: true });
  const id = await publish(kofi, 'First');
  await signInHere(amara);
  page.open('/community');
  const card = await findCard('First');
  await listen();
  await publish(zoe, 'Unseen');
  // Once this later event has been processed, the earlier one has been as well.
  await comment(id, 'Yum');
  expect(await card.findByRole('link', { name: '1 comment' })).toBeDefined();
  expect(listTitles()).toEqual(['First']);
  expect(screen.queryByRole('button', { name: 'New posts' })).toBeNull();
});

test('a new comment appears at the end of an open post, before the viewer’s own waiting comment', async () => {
  const id = await publish(kofi, 'Stew');
  await comment(id, 'First');
  await signInHere(amara);
  page.instead = (method, address) =>
    method === 'POST' && address.includes('/comments') ? Response.error() : undefined;
  page.open(`/post/${id}`);
  fireEvent.change(await screen.findByRole('textbox', { name: 'Add a comment' }), {
    target: { value: 'Mine' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Mine');
  await listen();
  await comment(id, 'Second');
  await screen.findByText('Second');
  const shown = ['First', 'Second', 'Mine'].map((words) => screen.getByText(words));
  for (const [at, words] of shown.slice(1).entries()) {
    const place = shown[at]?.compareDocumentPosition(words);
    expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('keeps the number of notifications up to date', async () => {
  const id = await publish(amara, 'Stew');
  await signInHere(amara);
  page.open('/notifications');
  await screen.findByRole('heading', { level: 1 });
  await listen();
  await kofi.ask('POST', `/posts/${id}/like`);
  expect(await screen.findByText('Kofi Mensah')).toBeDefined();
});

test('keeps the tips of an open recipe up to date', async () => {
  const give = (content: string) => kofi.ask('POST', '/recipes/tom-yum/tips', { step: 1, content });
  await give('Bruise it');
  page.open('/recipe/tom-yum');
  fireEvent.click(await screen.findByRole('button', { name: 'Tips from 1 cook' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Tips for step 1' }));
  await listen();
  const { tip } = (await give('Add the lime last')).json();
  expect(await sheet.findByText('Add the lime last')).toBeDefined();
  await kofi.ask('DELETE', `/tips/${tip._id}`);
  await waitFor(() => expect(sheet.queryByText('Add the lime last')).toBeNull());
});
