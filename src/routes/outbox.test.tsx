import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Command } from '../../contract/commands.ts';
import { type Cook, signUp } from '../../server/testing/sign-up.ts';
import { wish } from '../data/outbox.ts';
import { countWaiting } from '../data/outbox-decisions.ts';
import { lookAnew, sendNow } from '../data/outbox-driver.ts';
import { showOutbox } from '../data/outbox-opening.ts';
import { beginSession } from '../data/session.ts';
import { recordSession } from '../data/session-record.ts';
import { toStoredWhen } from '../data/stored-when.ts';
import { closeDevice, writeOnDevice } from '../offline/device.ts';
import { type Refusal, readRows } from '../offline/outbox/rows.ts';
import { type OpenApp, openApp } from '../testing/open-app.tsx';
import { dismissNotice } from '../ui/notices.ts';

const POST = '0190aaaa-0000-7000-8000-000000000001';
const COMMENT = '0190aaaa-0000-7000-8000-000000000002';
let app: OpenApp;
let cook: Cook;
let isOnline: boolean;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  closeDevice();
  globalThis.indexedDB = new IDBFactory();
  globalThis.IDBKeyRange = IDBKeyRange;
  localStorage.clear();
  act(() => dismissNotice());
  isOnline = false;
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    isOnline ? app.server.fetch(input, init) : Promise.reject(new TypeError('no network')),
  );
  cook = await signUp(app.server.app, 'Amara Diallo');
  await recordSession({ token: cook.token, user: cook.user });
  beginSession({ token: cook.token, user: cook.user }, Date.now());
});
afterEach(() => vi.unstubAllGlobals());

const write = (command: Command, label?: string) =>
  wish(command, { userId: cook.user.id, ...(label !== undefined && { label }) });
const create: Command = {
  op: 'post.create',
  post: { _id: POST, title: 'Dan dan, the lazy way', content: 'It works.' },
};
const comment: Command = {
  op: 'comment.add',
  postId: POST,
  commentId: COMMENT,
  content: 'Saving this for the next snow day.',
};
const like: Command = { op: 'like.set', postId: POST, on: true };

/** As if the server had refused the first row of this kind. */
async function refuse(op: Command['op'], error: Refusal): Promise<void> {
  await writeOnDevice(async (device) => {
    const row = (await readRows(device, cook.user.id)).find((each) => each.command.op === op);
    if (row) await device.outbox.put({ ...row, state: 'failed', sent: true, error });
  });
  lookAnew();
}

/** Opens the sheet from whatever stands at the corner of You. */
async function openSheet(): Promise<HTMLElement> {
  const [badge] = await screen.findAllByRole('button', {
    name: /\d (waiting to send|couldn’t be sent|needs? a decision)/,
  });
  if (badge) fireEvent.click(badge);
  return screen.findByRole('dialog', { name: /^\d things? (waiting|couldn’t|needs?)/ });
}

test('the sheet names what waits, in order, with the words that were written', async () => {
  await write(create);
  await write(comment);
  await write({ op: 'follow.set', userId: 'kofi', on: true }, 'Kofi Mensah');
  await write({ op: 'favorite.set', recipeName: 'Tom Yum', on: true });
  app.open('/trending-recipes');
  const sheet = await openSheet();
  expect(within(sheet).getByRole('heading', { name: '4 things waiting to send' })).toBeTruthy();
  await waitFor(() =>
    expect(
      within(sheet)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      expect.stringContaining('Post “Dan dan, the lazy way”'),
      expect.stringMatching(/Comment on “Dan dan, the lazy way”.*“Saving this for the next snow/),
      expect.stringContaining('Follow Kofi Mensah'),
      expect.stringContaining('Favorite “Tom Yum”'),
    ]),
  );
});

test('with no answer from the server it says so and cannot be sent; with one, all goes', async () => {
  await write({ op: 'favorite.set', recipeName: 'Tom Yum', on: true });
  await write({ op: 'saved.set', recipeName: 'Tom Yum', on: true });
  app.open('/trending-recipes');
  const sheet = await openSheet();
  const offline = await within(sheet).findByRole('button', { name: 'Send all when online' });
  expect(offline.getAttribute('aria-disabled')).toBe('true');
  expect(within(sheet).getByText('They go out in order when you’re back online.')).toBeTruthy();
  isOnline = true;
  act(() => void globalThis.dispatchEvent(new Event('offline')));
  fireEvent.click(await within(sheet).findByRole('button', { name: 'Send all' }));
  expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeTruthy();
  await waitFor(() =>
    expect(within(sheet).getByRole('status').textContent).toBe('Nothing is waiting any more.'),
  );
  expect(await countWaiting(cook.user.id)).toBe(0);
});

test('what was refused stands on top with its reason; discarding a post asks first', async () => {
  await write({ op: 'favorite.set', recipeName: 'Tom Yum', on: true });
  await write(create);
  await write(comment);
  await write(like);
  await refuse('post.create', { status: 422, message: 'No', details: ['Image is too large'] });
  app.open('/trending-recipes');
  const sheet = await openSheet();
  expect(await within(sheet).findByText('Couldn’t be sent: Image is too large')).toBeTruthy();
  const [first] = within(sheet).getAllByRole('listitem');
  expect(first?.textContent).toContain('Post “Dan dan, the lazy way”');
  const edit = within(sheet).getByRole('link', { name: 'Edit' });
  expect(edit.getAttribute('href')).toBe(`/create-post?edit=${POST}`);
  fireEvent.click(within(sheet).getByRole('button', { name: 'Discard' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard this?' });
  expect(question.textContent).toContain('2 more that wait for it go along.');
  fireEvent.click(within(question).getByRole('button', { name: 'Keep' }));
  expect(await countWaiting(cook.user.id)).toBe(4);
  fireEvent.click(within(sheet).getByRole('button', { name: 'Discard' }));
  const again = await screen.findByRole('alertdialog');
  fireEvent.click(within(again).getByRole('button', { name: 'Discard' }));
  await expect.poll(() => countWaiting(cook.user.id)).toBe(1);
});

test.each([
  ['its card in the feed', '/community'],
  ['its own page', `/post/${POST}`],
])('a refused post is not discarded on %s before one was asked', async (_place, address) => {
  await write(create);
  await write(comment);
  await refuse('post.create', { status: 422, message: 'No', details: ['Image is too large'] });
  app.open(address);
  const discard = { name: 'Discard' };
  fireEvent.click(await screen.findByRole('button', discard));
  const question = await screen.findByRole('alertdialog', { name: 'Discard this?' });
  expect(question.textContent).toContain('Post “Dan dan, the lazy way” was never sent');
  expect(question.textContent).toContain('One more thing that waits for it goes along.');
  fireEvent.click(within(question).getByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await countWaiting(cook.user.id)).toBe(2);
  fireEvent.click(screen.getByRole('button', discard));
  const again = await screen.findByRole('alertdialog');
  fireEvent.click(within(again).getByRole('button', discard));
  await expect.poll(() => countWaiting(cook.user.id)).toBe(0);
});

test('a comment whose post is gone is saved by hand; sending it again is not offered', async () => {
  await write(comment, 'Fourteen people');
  await refuse('comment.add', { status: 404, message: 'Post not found' });
  const copied = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: copied },
    configurable: true,
  });
  app.open('/trending-recipes');
  const sheet = await openSheet();
  expect(await within(sheet).findByText('The post is gone')).toBeTruthy();
  expect(within(sheet).queryByRole('button', { name: 'Try again' })).toBeNull();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Copy text' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(copied).toHaveBeenCalledWith('Saving this for the next snow day.');
});

test('a refused comment shows its words, and discarding it asks first', async () => {
  await write(comment, 'Fourteen people');
  await refuse('comment.add', { status: 404, message: 'Post not found' });
  app.open('/trending-recipes');
  const sheet = await openSheet();
  expect(await within(sheet).findByText('“Saving this for the next snow day.”')).toBeTruthy();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Discard' }));
  const question = await screen.findByRole('alertdialog');
  expect(await countWaiting(cook.user.id)).toBe(1);
  fireEvent.click(within(question).getByRole('button', { name: 'Discard' }));
  await expect.poll(() => countWaiting(cook.user.id)).toBe(0);
  expect(await within(sheet).findByText(/is kept here until it is sent/)).toBeTruthy();
});

test('what may have arrived is not called refused', async () => {
  await write(like, 'Fourteen people');
  const message = 'We cannot tell whether this arrived. Look before you send it again.';
  await refuse('like.set', { status: 0, code: 'unknown_outcome', message });
  app.open('/trending-recipes');
  const sheet = await openSheet();
  expect(await within(sheet).findByText(message)).toBeTruthy();
  expect(within(sheet).getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('what is tried in vain for more than a day says so, since when, and what to do', async () => {
  await write(comment, 'Fourteen people');
  const since = Date.now() - 2 * 24 * 60 * 60 * 1000;
  await writeOnDevice(async (device) => {
    const [row] = await readRows(device, cook.user.id);
    if (row) await device.outbox.put({ ...row, sent: true, attempts: 9, firstSentAt: since });
  });
  app.open('/trending-recipes');
  const sheet = await openSheet();
  expect(await within(sheet).findByText(`Stuck since ${toStoredWhen(since)}`)).toBeTruthy();
  expect(
    within(sheet).getByText(/tried again every hour, and at once with “Send all”/),
  ).toBeTruthy();
  expect(within(sheet).getByRole('button', { name: 'Copy text' })).toBeTruthy();
});

test('a dead token: nothing is lost, and the sheet leads to the sign-in', async () => {
  await write({ op: 'favorite.set', recipeName: 'Tom Yum', on: true });
  await write({ op: 'saved.set', recipeName: 'Tom Yum', on: true });
  await cook.ask('POST', '/auth/logout');
  const router = app.open('/trending-recipes');
  isOnline = true;
  await act(() => sendNow());
  await screen.findByText('Sign in again to send 2 items');
  act(() => showOutbox());
  const sheet = await screen.findByRole('dialog', { name: '2 things waiting to send' });
  expect(within(sheet).queryByRole('button', { name: /^Send all/ })).toBeNull();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('several refusals are one notice, which leads to the sheet', async () => {
  await write({ op: 'favorite.set', recipeName: 'Tom Yum', on: true });
  await write({ op: 'saved.set', recipeName: 'Tom Yum', on: true });
  await refuse('favorite.set', { status: 422, message: 'No' });
  await refuse('saved.set', { status: 422, message: 'No' });
  app.open('/trending-recipes');
  expect(await screen.findByText('2 things couldn’t be sent')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('dialog', { name: '2 things couldn’t be sent' })).toBeTruthy();
});

test('what can only be decided upon is not counted among what waits', async () => {
  await write({ op: 'favorite.set', recipeName: 'Tom Yum', on: true });
  await write({ op: 'saved.set', recipeName: 'Tom Yum', on: true });
  await write(comment, 'Fourteen people');
  await sendNow();
  await refuse('comment.add', { status: 422, message: 'No' });
  app.open('/trending-recipes');
  const counts = { name: '2 waiting to send, 1 couldn’t be sent' };
  expect((await screen.findAllByRole('button', counts)).length).toBeGreaterThan(0);
  const sheet = await openSheet();
  const title = '2 things waiting to send, 1 couldn’t be sent';
  expect(within(sheet).getByRole('heading', { name: title })).toBeTruthy();
});

const update: Command = {
  op: 'post.update',
  postId: POST,
  changes: { title: 'Dan dan', content: 'Slower.' },
  baseVersion: null,
};
test.each([
  ['gone', comment, { status: 404, message: 'Post not found' }],
  ['gone', update, { status: 410, message: 'Post not found' }],
  ['in conflict', update, { status: 409, code: 'stale', message: 'Edited elsewhere' }],
])('what is %s is not offered to be tried again: %#', async (_what, command, error) => {
  await write(command, 'Fourteen people');
  await refuse(command.op, error);
  app.open('/trending-recipes');
  expect(await screen.findByRole('button', { name: 'Show' })).toBeTruthy();
  const sheet = await openSheet();
  expect(await within(sheet).findByRole('button', { name: 'Discard' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
