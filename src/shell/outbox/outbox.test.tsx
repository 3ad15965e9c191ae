import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { countWaiting } from '#domain/outbox/feed.ts';
import { showOutbox } from '#domain/outbox/opening.ts';
import { sendNow } from '#domain/outbox/sender.ts';
import { toStoredWhen } from '#knowledge/stored-when.ts';
import { writeOnDevice } from '#offline/device/device.ts';
import { readRows } from '#offline/outbox/rows.ts';
import { comment, create, openSheet, wireOutbox } from '#src/testing/outbox-page.ts';

const page = wireOutbox();

test('the sheet lists waiting writes in order, with their text', async () => {
  await page.write(create);
  await page.write(comment);
  await page.write({ op: 'follow.set', userId: 'kofi', on: true }, 'Kofi Mensah');
  await page.write({ op: 'favorite.set', recipeName: 'Tom Yum', on: true });
  page.open('/trending-recipes');
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

test('"Send all" is disabled until the server responds, and then sends everything', async () => {
  await page.write({ op: 'favorite.set', recipeName: 'Tom Yum', on: true });
  await page.write({ op: 'saved.set', recipeName: 'Tom Yum', on: true });
  page.open('/trending-recipes');
  const sheet = await openSheet();
  const offline = await within(sheet).findByRole('button', { name: 'Send all when online' });
  expect(offline.getAttribute('aria-disabled')).toBe('true');
  expect(within(sheet).getByText('They are sent in order when you’re back online.')).toBeTruthy();
  page.isOnline = true;
  act(() => void globalThis.dispatchEvent(new Event('offline')));
  fireEvent.click(await within(sheet).findByRole('button', { name: 'Send all' }));
  expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeTruthy();
  await waitFor(() =>
    expect(within(sheet).getByRole('status').textContent).toBe('Nothing is waiting any more.'),
  );
  expect(await countWaiting(page.cook.user.id)).toBe(0);
});

test('shows nothing as being sent while the server does not answer', async () => {
  await page.write({ op: 'favorite.set', recipeName: 'Tom Yum', on: true });
  await page.write({ op: 'saved.set', recipeName: 'Tom Yum', on: true });
  page.open('/trending-recipes');
  const sheet = await openSheet();
  await within(sheet).findByRole('button', { name: 'Send all when online' });
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal('fetch', async (input: string) => {
    if (!input.includes('health')) await held;
    throw new TypeError('no network');
  });
  act(() => void sendNow());
  await expect
    .poll(() => writeOnDevice((device) => readRows(device, page.cook.user.id)))
    .toContainEqual(expect.objectContaining({ state: 'sending' }));
  expect(await within(sheet).findAllByText('Waiting')).toHaveLength(2);
  release?.();
  await expect
    .poll(() => writeOnDevice((device) => readRows(device, page.cook.user.id)))
    .not.toContainEqual(expect.objectContaining({ state: 'sending' }));
});

test('does not count writes that need a decision as waiting', async () => {
  await page.write({ op: 'favorite.set', recipeName: 'Tom Yum', on: true });
  await page.write({ op: 'saved.set', recipeName: 'Tom Yum', on: true });
  await page.write(comment, 'Fourteen people');
  await sendNow();
  await page.refuse('comment.add', { status: 422, message: 'No' });
  page.open('/trending-recipes');
  const counts = { name: '2 waiting to send, 1 couldn’t be sent' };
  expect((await screen.findAllByRole('button', counts)).length).toBeGreaterThan(0);
  const sheet = await openSheet();
  const title = '2 things waiting to send, 1 couldn’t be sent';
  expect(within(sheet).getByRole('heading', { name: title })).toBeTruthy();
});

test('a dead token keeps all writes, and the sheet links to the sign-in page', async () => {
  await page.write({ op: 'favorite.set', recipeName: 'Tom Yum', on: true });
  await page.write({ op: 'saved.set', recipeName: 'Tom Yum', on: true });
  await page.cook.ask('POST', '/auth/logout');
  const router = page.open('/trending-recipes');
  page.isOnline = true;
  await act(() => sendNow());
  await screen.findByText('Sign in again to send 2 items');
  act(() => showOutbox());
  const sheet = await screen.findByRole('dialog', { name: '2 things waiting to send' });
  expect(within(sheet).queryByRole('button', { name: /^Send all/ })).toBeNull();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('[T-outbox-27] a write that fails for more than a day shows since when, and what to do', async () => {
  await page.write(comment, 'Fourteen people');
  const since = Date.now() - 2 * 24 * 60 * 60 * 1000;
  await writeOnDevice(async (device) => {
    const [row] = await readRows(device, page.cook.user.id);
    if (row) await device.outbox.put({ ...row, sent: true, attempts: 9, firstSentAt: since });
  });
  page.open('/trending-recipes');
  const sheet = await openSheet();
  expect(await within(sheet).findByText(`Stuck since ${toStoredWhen(since)}`)).toBeTruthy();
  expect(
    within(sheet).getByText(/tries again every hour, or right away with “Send all”/),
  ).toBeTruthy();
  expect(within(sheet).getByRole('button', { name: 'Copy text' })).toBeTruthy();
});
