import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Device } from '#offline/device/database.ts';
import { type Engine, toEngine } from '#offline/outbox/engine.ts';
import { readRows } from '#offline/outbox/rows.ts';
import {
  closeOutbox,
  listWaiting,
  openOutbox,
  signIn,
  wish,
} from '#offline/outbox/testing/open-outbox.ts';
import { toOwnAnswer } from '#offline/testing/own-answer.ts';
import { sendOutbox } from './send-outbox.ts';

let db: Device;
let sent: string[];
beforeEach(async () => {
  db = await openOutbox();
  sent = [];
});
afterEach(() => closeOutbox(db));

/** A server that responds with these statuses in turn, then with 200; 0 is no network. */
function toWorld(...statuses: number[]): Engine {
  const answer = async (address: string, init: RequestInit) => {
    sent.push(`${new Headers(init.headers).get('authorization')} ${address}`);
    const status = statuses.shift() ?? 200;
    if (status === 0) throw new TypeError('Failed to fetch');
    return toOwnAnswer({ error: 'No' }, { status }, init);
  };
  // The longest backoff prevents a retry within the same pass.
  return { ...toEngine(db), random: () => 1, fetch: answer };
}
const favourite = (name: string) => wish(db, { op: 'favorite.set', recipeName: name, on: true });

test('sends writes that wait for the network before their next attempt is due', async () => {
  await favourite('Dal');
  expect(await sendOutbox(toWorld(0), () => undefined)).toBe('later');
  expect(await sendOutbox(toWorld(), () => undefined)).toBe('done');
  expect(await listWaiting(db)).toEqual([]);
});

test('does not send a write that the server holds back', async () => {
  await favourite('Dal');
  const harness = toWorld();
  harness.fetch = async () =>
    toOwnAnswer({ error: 'Slow down' }, { status: 429, headers: { 'retry-after': '600' } });
  expect(await sendOutbox(harness, () => undefined)).toBe('later');
  expect(await sendOutbox(toWorld(), () => undefined)).toBe('later');
  expect(sent).toEqual([]);
});

test('is done without writes, without a sign-in, and after a rejected token', async () => {
  expect(await sendOutbox(toWorld(), () => undefined)).toBe('done');
  await favourite('Dal');
  expect(await sendOutbox(toWorld(401), () => undefined)).toBe('done');
  expect(await sendOutbox(toWorld(), () => undefined)).toBe('done');
  await db.session.clear();
  expect(await sendOutbox(toWorld(), () => undefined)).toBe('done');
  expect(sent).toHaveLength(1);
  expect(await listWaiting(db)).toHaveLength(1);
});

test('sends the writes of a member who signs in meanwhile, and stops those of the previous one', async () => {
  await favourite('Dal');
  await favourite('Pho');
  await signIn(db, 'ben');
  await wish(db, { op: 'saved.set', recipeName: 'Ramen', on: true }, { userId: 'ben' });
  await signIn(db, 'ana');
  const harness = toWorld();
  const answer = harness.fetch;
  harness.fetch = async (...asked) => {
    await signIn(db, 'ben');
    return answer(...asked);
  };
  expect(await sendOutbox(harness, () => undefined)).toBe('done');
  expect(sent.map((line) => line.split(' ')[1])).toEqual(['token-of-ana', 'token-of-ben']);
  expect(await readRows(db, 'ana')).toMatchObject([{ command: { recipeName: 'Pho' } }]);
});

test('notifies pages of every changed row', async () => {
  await favourite('Dal');
  const notify = vi.fn<() => void>();
  await sendOutbox(toWorld(), notify);
  expect(notify).toHaveBeenCalledTimes(3);
});
