import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { endUndo } from '#domain/outbox/decisions.ts';
import { sendNow } from '#domain/outbox/sender.ts';
import { writeOnDevice } from '#offline/device/device.ts';
import { readWaiting } from '#offline/outbox/watch.ts';
import type { Cook } from '#server/testing/sign-up.ts';
import { findCard, listTitles, publish } from '#src/testing/feed.ts';
import { queueWrites } from '#src/testing/queue-writes.ts';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ rateLimit: 'off' });
let amara: Cook;
let kofi: Cook;
beforeEach(async () => {
  await page.server.pool.query('delete from posts');
  amara = await page.signUp('Amara Diallo');
  kofi = await page.signUp('Kofi Mensah');
  await signInHere(amara);
});

const findStatus = async (id: string) => (await kofi.ask('GET', `/posts/${id}`)).statusCode;
/** Ends the undo time of all waiting writes. */
async function letTimePass(): Promise<void> {
  const { rows } = await writeOnDevice(readWaiting);
  for (const { key } of rows) await endUndo(key);
}
const undo = async () => fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
async function deletePost(title: string): Promise<void> {
  const card = await findCard(title);
  fireEvent.click(card.getByRole('button', { name: 'More actions' }));
  fireEvent.click(card.getByRole('menuitem', { name: 'Delete' }));
  await confirm();
  await waitFor(() => expect(listTitles()).not.toContain(title));
}
async function confirm(): Promise<void> {
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Delete' }));
}

test('a deleted post returns with its likes and comments, and was always visible to others', async () => {
  const id = await publish(amara, 'Stew');
  await kofi.ask('POST', `/posts/${id}/like`);
  await kofi.ask('POST', `/posts/${id}/comments`, { content: 'Yum' });
  page.open('/community');
  await deletePost('Stew');
  expect(await screen.findByText('Post deleted successfully')).toBeTruthy();
  await undo();
  const card = await findCard('Stew');
  expect(card.getByText('1 like')).toBeTruthy();
  await screen.findByText('It’s back');
  await act(() => sendNow());
  expect(await findStatus(id)).toBe(200);
});

test('a deletion waits through a reload, and is sent after the undo time', async () => {
  const id = await publish(amara, 'Stew');
  await publish(kofi, 'Broth');
  page.open('/community');
  await deletePost('Stew');
  cleanup();
  page.open('/community');
  await findCard('Broth');
  await waitFor(() => expect(listTitles()).not.toContain('Stew'));
  await act(() => sendNow());
  expect(await findStatus(id)).toBe(200);
  await letTimePass();
  await expect.poll(() => findStatus(id)).toBe(404);
});

test('an unsent post returns, and waits as before', async () => {
  page.open('/community');
  page.hasNetwork = false;
  const _id = '0190f1c0-0000-7000-8000-000000000001';
  const post = { _id, title: 'Dan dan', content: 'The lazy way' };
  await act(() => queueWrites([{ command: { op: 'post.create', post }, userId: amara.user.id }]));
  const card = await findCard('Dan dan');
  fireEvent.click(await card.findByRole('button', { name: 'Delete' }));
  await confirm();
  await waitFor(() => expect(listTitles()).not.toContain('Dan dan'));
  await undo();
  await findCard('Dan dan');
  page.hasNetwork = true;
  await act(() => sendNow());
  await expect.poll(() => findStatus(_id)).toBe(200);
});

test('a comment returns to its place', async () => {
  const id = await publish(kofi, 'Stew');
  await amara.ask('POST', `/posts/${id}/comments`, { content: 'First' });
  await kofi.ask('POST', `/posts/${id}/comments`, { content: 'Second' });
  page.open(`/post/${id}`);
  await screen.findByText('First');
  fireEvent.click(screen.getByRole('button', { name: 'Delete comment' }));
  await confirm();
  await waitFor(() => expect(screen.queryByText('First')).toBeNull());
  await undo();
  await screen.findByText('First');
  expect(screen.getByRole('heading', { name: '2 comments' })).toBeTruthy();
  expect(screen.getAllByText(/^First$|^Second$/).map(({ textContent }) => textContent)).toEqual([
    'First',
    'Second',
  ]);
});

test('shows that it is too late to undo a deletion already sent', async () => {
  const id = await publish(amara, 'Stew');
  page.open('/community');
  await deletePost('Stew');
  const button = await screen.findByRole('button', { name: 'Undo' });
  await letTimePass();
  await expect.poll(() => findStatus(id)).toBe(404);
  fireEvent.click(button);
  await screen.findByText('It’s too late to undo this');
});
