import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sendNow } from '#domain/outbox/sender.ts';
import { toOwnAnswer } from '#offline/testing/own-answer.ts';
import type { Cook } from '#server/testing/sign-up.ts';
import { deleteForGood } from '#src/testing/delete-for-good.ts';
import { findCard, listTitles, publish } from '#src/testing/feed.ts';
import { queueWrites } from '#src/testing/queue-writes.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ rateLimit: 'off' });
let amara: Cook;
let kofi: Cook;

beforeAll(async () => {
  [amara, kofi] = [await page.signUp('Amara Diallo'), await page.signUp('Kofi Mensah')];
});
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await page.server.pool.query('delete from posts');
});
afterEach(() => vi.restoreAllMocks());

const findServerLikes = async (id: string) =>
  (await kofi.ask('GET', `/posts/${id}`)).json().likeCount;
const findStatus = async (id: string) => (await kofi.ask('GET', `/posts/${id}`)).statusCode;
/** Refuses all requests with this method. */
const refusing = (method: string, status: number, error: string) => (asked: string) =>
  asked === method ? toOwnAnswer({ error }, { status }) : undefined;

function chooseDelete(card: Awaited<ReturnType<typeof findCard>>): void {
  fireEvent.click(card.getByRole('button', { name: 'More actions' }));
  fireEvent.click(card.getByRole('menuitem', { name: 'Delete' }));
}

test('a like by a visitor prompts to log in, and is then set', async () => {
  await publish(kofi, 'Stew');
  const router = page.open('/community');
  const card = await findCard('Stew');
  fireEvent.click(card.getByRole('button', { name: 'Like' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Please log in to like posts' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Log In' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('a like shows at once and reaches the server, and can be removed', async () => {
  await signInHere(amara);
  const id = await publish(kofi, 'Stew');
  page.open('/community');
  const card = await findCard('Stew');
  fireEvent.click(card.getByRole('button', { name: 'Like' }));
  const unlike = await card.findByRole('button', { name: 'Unlike' });
  expect(card.getByText('1 like')).toBeDefined();
  await expect.poll(() => findServerLikes(id)).toBe(1);
  fireEvent.click(unlike);
  await expect.poll(() => findServerLikes(id)).toBe(0);
  expect(card.getByText('0 likes')).toBeDefined();
});

test('the last of many quick taps decides', async () => {
  await signInHere(amara);
  const id = await publish(kofi, 'Chowder');
  page.open('/community');
  const card = await findCard('Chowder');
  const heart = card.getByRole('button', { name: 'Like' });
  for (let taps = 0; taps < 7; taps += 1) fireEvent.click(heart);
  await expect.poll(() => findServerLikes(id)).toBe(1);
  expect(await card.findByRole('button', { name: 'Unlike' })).toBeDefined();
  await waitFor(() => expect(card.getByText('1 like')).toBeDefined());
});

test('shows the state of the server after a like is refused', async () => {
  await signInHere(amara);
  await publish(kofi, 'Stew');
  page.open('/community');
  const card = await findCard('Stew');
  page.instead = refusing('POST', 403, 'Not today');
  fireEvent.click(card.getByRole('button', { name: 'Like' }));
  await card.findByRole('button', { name: 'Unlike' });
  await card.findByRole('button', { name: 'Like' });
  expect(card.getByText('0 likes')).toBeDefined();
});

test('an author deletes a post after a question, with a message once it is deleted', async () => {
  await signInHere(amara);
  const id = await publish(amara, 'Stew');
  await publish(kofi, 'Broth');
  page.open('/community');
  const card = await findCard('Stew');
  chooseDelete(card);
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText('Are you sure you want to delete this post? This action cannot be undone.');
  fireEvent.click(question.getByRole('button', { name: 'Keep it' }));
  chooseDelete(card);
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  await screen.findByText('Post deleted successfully');
  await waitFor(() => expect(listTitles()).not.toContain('Stew'));
  // The button is removed with its card, so the focus moves to the next post.
  const beside = screen.getByRole('link', { name: 'Broth' });
  await waitFor(() => expect(document.activeElement).toBe(beside));
  expect(await findStatus(id)).toBe(200);
  await deleteForGood();
  await expect.poll(() => findStatus(id)).toBe(404);
});

test('without a network a deleted post disappears, and the deletion is sent with the next connection', async () => {
  await signInHere(amara);
  const id = await publish(amara, 'Stew');
  page.open('/community');
  const card = await findCard('Stew');
  page.hasNetwork = false;
  chooseDelete(card);
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  await deleteForGood();
  await screen.findByText(/^Waiting to send/);
  expect(listTitles()).not.toContain('Stew');
  page.hasNetwork = true;
  await act(sendNow);
  await screen.findByText('Post deleted successfully');
  expect(await findStatus(id)).toBe(404);
});

test('restores the post if the server refuses the deletion', async () => {
  await signInHere(amara);
  await publish(amara, 'Stew');
  page.open('/community');
  const card = await findCard('Stew');
  page.instead = refusing('DELETE', 403, 'Not today');
  chooseDelete(card);
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  await waitFor(() => expect(listTitles()).not.toContain('Stew'));
  await deleteForGood();
  await findCard('Stew');
});

test('a waiting post comes first in the feed, marked as waiting until it is sent', async () => {
  await signInHere(amara);
  await publish(kofi, 'Stew');
  page.open('/community');
  await findCard('Stew');
  page.hasNetwork = false;
  const _id = '0190f1c0-0000-7000-8000-000000000001';
  const words = { _id, title: 'Dan dan', content: 'The lazy way' };
  await act(() =>
    queueWrites([{ command: { op: 'post.create', post: words }, userId: amara.user.id }]),
  );
  const card = await findCard('Dan dan');
  expect(listTitles()).toEqual(['Dan dan', 'Stew']);
  expect(card.getByText('Waiting to send')).toBeDefined();
  await screen.findByRole('button', { name: 'Open outbox' });
  expect(await card.findByRole('link', { name: 'Edit' })).toBeDefined();
  expect(card.queryByRole('button', { name: 'Like' })).toBeNull();
  page.hasNetwork = true;
  await act(sendNow);
  await waitFor(() => expect(card.queryByText('Waiting to send')).toBeNull());
  expect(listTitles()).toEqual(['Dan dan', 'Stew']);
});

test('shows a waiting post in the feed if no feed was ever stored', async () => {
  await signInHere(amara);
  page.hasNetwork = false;
  const _id = '0190f1c0-0000-7000-8000-000000000003';
  const words = { _id, title: 'Dan dan', content: 'The lazy way' };
  await act(() =>
    queueWrites([{ command: { op: 'post.create', post: words }, userId: amara.user.id }]),
  );
  page.open('/community');
  const plate = await screen.findByRole('heading', { name: 'No posts on this device yet' });
  const card = await findCard('Dan dan');
  expect(await card.findByText('Waiting to send')).toBeDefined();
  fireEvent.click(await card.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  await question.findByText('Your post was never sent, and there is no other copy.');
  const [shown] = screen.getAllByRole('article', { hidden: true });
  const order = shown?.compareDocumentPosition(plate) ?? 0;
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('shows why a post was refused and what can be done', async () => {
  await signInHere(amara);
  page.open('/community?tab=my-posts');
  await screen.findByText('You haven’t posted yet');
  page.instead = refusing('POST', 422, 'Too salty');
  const _id = '0190f1c0-0000-7000-8000-000000000002';
  const words = { _id, title: 'Dan dan', content: 'The lazy way' };
  await act(() =>
    queueWrites([{ command: { op: 'post.create', post: words }, userId: amara.user.id }]),
  );
  // Queries the card again: the refused card replaces the waiting one.
  await screen.findByText('Couldn’t be sent: Too salty');
  expect((await findCard('Dan dan')).getByText('Couldn’t be sent')).toBeDefined();
  page.instead = undefined;
  fireEvent.click((await findCard('Dan dan')).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Couldn’t be sent')).toBeNull());
  await expect.poll(async () => (await kofi.ask('GET', `/posts/${_id}`)).statusCode).toBe(200);
});

test('shows the text of the author on a card with a refused edit', async () => {
  await signInHere(amara);
  const postId = await publish(amara, 'Stew');
  page.open('/community');
  await findCard('Stew');
  page.instead = refusing('PUT', 422, 'Too salty');
  const changes = { title: 'Broth', content: 'Boiled.' };
  const edit = { op: 'post.update', postId, changes, baseVersion: null } as const;
  await act(() => queueWrites([{ command: edit, userId: amara.user.id }]));
  await screen.findByText('Couldn’t be sent: Too salty');
  const card = await findCard('Broth');
  expect(card.getByText('Boiled.')).toBeDefined();
  expect(card.getByRole('link', { name: 'Edit' })).toBeDefined();
});
