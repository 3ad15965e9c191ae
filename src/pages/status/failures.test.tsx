import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { OUTBOX_BYTES_MAX, OUTBOX_ROWS_MAX } from '#contract/device/outbox.ts';
import { notifyAndWake, sendNow } from '#domain/outbox/sender.ts';
import { writeOnDevice } from '#offline/device/device.ts';
import { type OutboxRow, readRows } from '#offline/outbox/rows.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { toOwnAnswer } from '#offline/testing/own-answer.ts';
import { refreshSession } from '#platform/network/refresh-session.ts';
import { beginSession } from '#platform/session.ts';
import { recordSession } from '#platform/session-record.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';
import { setMark } from '#src/testing/set-mark.ts';
import { dismissNotice } from '#ui/notice/notices.ts';

const DAYS = 24 * 60 * 60 * 1000;
const dish = { _id: 'tom-yum', recipe_name: 'Tom Yum' };
let app: OpenApp;
let cook: Cook;
/** Replaces the server’s response to the outbox; undefined lets the server answer. */
let weather: (() => Promise<Response>) | undefined;
let asked = 0;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  useFreshDevice();
  localStorage.clear();
  act(() => dismissNotice());
  weather = () => Promise.reject(new TypeError('no network'));
  asked = 0;
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    asked += 1;
    return weather ? weather() : app.server.fetch(input, init);
  });
  cook = await signUp(app.server.app, 'Amara Diallo');
  await recordSession({ token: cook.token, user: cook.user });
  beginSession({ token: cook.token, user: cook.user }, Date.now());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const readAll = () => writeOnDevice((device) => readRows(device, cook.user.id));
async function change(more: Partial<OutboxRow> | { v: number }): Promise<void> {
  const [row] = await readAll();
  await writeOnDevice((device) => device.outbox.put({ ...row, ...more }));
  notifyAndWake();
}
async function openSheet(name: string): Promise<HTMLElement> {
  const [badge] = await screen.findAllByRole('button', {
    name: /\d (waiting to send|needs a decision)/,
  });
  if (badge) fireEvent.click(badge);
  return screen.findByRole('dialog', { name });
}

test('[T-outbox-28] while the server is down for days, a write is still counted and tried each hour', async () => {
  await setMark('favorite', dish, true);
  await sendNow();
  const since = Date.now() - 2 * DAYS;
  await change({ attempts: 9, firstSentAt: since, createdAt: since, notBefore: 0 });
  weather = async () => toOwnAnswer({ error: 'Down' }, { status: 500 });
  app.open('/trending-recipes');
  await act(() => sendNow());
  const sheet = await openSheet('1 thing waiting to send');
  expect(within(sheet).getByText('Favorite “Tom Yum”')).toBeTruthy();
  // Opening the page may have started another try that is still under way.
  await waitFor(async () => {
    const [row] = await readAll();
    const wait = (row?.notBefore ?? 0) - Date.now();
    expect(wait).toBeGreaterThan(55 * 60_000);
    expect(wait).toBeLessThanOrEqual(60 * 60_000);
  });
});

test('[T-outbox-29] a write that outlived its key is not sent again by itself: the member decides', async () => {
  await setMark('favorite', dish, true);
  await sendNow();
  await change({ sent: true, firstSentAt: Date.now() - 61 * DAYS, notBefore: 0 });
  weather = undefined;
  asked = 0;
  app.open('/trending-recipes');
  await act(() => sendNow());
  const sheet = await openSheet('1 thing needs a decision');
  const words = 'We can’t tell whether this was sent. Check before you send it again.';
  expect(await within(sheet).findByText(words)).toBeTruthy();
  expect(asked).toBe(0);
  fireEvent.click(within(sheet).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked).toBe(1));
  expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeTruthy();
});

test('[T-outbox-31] a write of a newer version of the app is not sent, and blocks no other write', async () => {
  await setMark('favorite', dish, true);
  await sendNow();
  await change({ v: 2 });
  weather = undefined;
  asked = 0;
  await setMark('saved', dish, true);
  app.open('/trending-recipes');
  await act(() => sendNow());
  expect(await screen.findByRole('heading', { level: 1, name: /Trending/ })).toBeTruthy();
  expect(await readAll()).toEqual([]);
  expect(asked).toBe(1);
  expect(await writeOnDevice((device) => device.outbox.count())).toBe(1);
});

/** Fills the outbox as if a member had been offline for weeks. */
async function fillOutbox(count: number): Promise<void> {
  await setMark('favorite', dish, true);
  await sendNow();
  const [row] = await readAll();
  if (!row) throw new Error('Nothing waits');
  const { seq: _seq, ...rest } = row;
  const more = Array.from({ length: count - 1 }, (_none, n) => ({
    ...rest,
    key: crypto.randomUUID(),
    command: { op: 'follow.set', userId: `cook-${n}`, on: true },
  }));
  await writeOnDevice((device) => device.outbox.bulkAdd(more));
  notifyAndWake();
}

test.each([
  ['200 writes', () => fillOutbox(OUTBOX_ROWS_MAX)],
  ['50 MB', () => fillOutbox(1).then(() => change({ bytes: OUTBOX_BYTES_MAX }))],
] as const)('[T-outbox-30] a form shows when %s wait, and keeps its text', async (_what, fill) => {
  await fill();
  const count = (await readAll()).length;
  app.open('/create-post');
  const title = await screen.findByLabelText('Title');
  fireEvent.change(title, { target: { value: 'Dan dan' } });
  fireEvent.change(screen.getByLabelText('What happened in the kitchen?'), {
    target: { value: 'Spicy.' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Failed to save post: Too much waiting to be sent')).toBeTruthy();
  expect(title).toHaveProperty('value', 'Dan dan');
  expect(await readAll()).toHaveLength(count);
});

test.each([-3, 3])(
  '[T-device-1] a clock that was %d days off neither removes a favourite nor keeps it forever',
  async (days) => {
    const rightNow = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: rightNow + days * DAYS });
    weather = undefined;
    await setMark('favorite', dish, true);
    await act(() => sendNow());
    app.open('/profile?list=favorites');
    expect(await screen.findByText('Tom Yum')).toBeTruthy();
    // The clock is right again, and another device removes the favourite.
    vi.setSystemTime(rightNow + 60_000);
    await cook.ask('DELETE', '/user/favorites/Tom%20Yum');
    cleanup();
    await refreshSession();
    app.open('/profile?list=favorites');
    expect(await screen.findByText('No favorites yet')).toBeTruthy();
  },
);
