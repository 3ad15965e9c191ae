import { act, renderHook } from '@testing-library/react';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Command } from '#contract/writes.ts';
import { closeDevice } from '#offline/device/device.ts';
import { removeSignedIn, saveSignedIn } from '#offline/device/signed-in.ts';
import { toOwnAnswer } from '#offline/testing/own-answer.ts';
import { hasHint } from '#platform/hints.ts';
import { beginSession, endSession } from '#platform/session.ts';
import { queueWrites } from '#src/testing/queue-writes.ts';
import { toSampleUser } from '#src/testing/sample-user.ts';
import { countDependants, discard, removeWaiting, sendAgain } from './decisions.ts';
import { countWaiting } from './feed.ts';
import { resumeOutbox, useWaiting } from './waiting.ts';

const create = {
  op: 'post.create',
  post: { _id: 'n', title: 'Soup', content: 'Hot' },
} satisfies Command;
const owner = { userId: 'ana' };
let requests: string[] = [];
let status = 201;

beforeEach(async () => {
  closeDevice();
  globalThis.indexedDB = new IDBFactory();
  globalThis.IDBKeyRange = IDBKeyRange;
  requests = [];
  status = 201;
  endSession();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    requests.push(`${init.method} ${address}`);
    if (status === 0) throw new TypeError('Failed to fetch');
    return toOwnAnswer({ error: 'Invalid' }, { status }, init);
  });
  await saveSignedIn({ userId: 'ana', token: 't' });
});
afterEach(() => vi.unstubAllGlobals());

// On a busy machine there may already be a later attempt.
const untilRequests = (count: number) =>
  vi.waitFor(() => expect(requests.length).toBeGreaterThanOrEqual(count));

test('sends a write once it is stored, and clears the hint', async () => {
  await queueWrites([{ command: create, ...owner }]);
  await untilRequests(1);
  await vi.waitFor(() => expect(hasHint('outbox')).toBe(false));
  expect(await countWaiting('ana')).toBe(0);
  expect(requests).toHaveLength(1);
});

test('stores and sends a write before the session record is stored', async () => {
  await removeSignedIn('ana');
  beginSession({ token: 't', user: toSampleUser('ana') }, 0);
  await queueWrites([{ command: create, ...owner }]);
  await untilRequests(1);
  expect(await queueWrites([{ command: create, userId: 'ben' }])).toBe('signed-out');
});

test('sends a waiting write when the browser is online again', async () => {
  status = 0;
  await queueWrites([{ command: create, ...owner }]);
  await untilRequests(1);
  expect(hasHint('outbox')).toBe(true);
  status = 201;
  globalThis.dispatchEvent(new Event('online'));
  await untilRequests(2);
  await vi.waitFor(async () => expect(await countWaiting('ana')).toBe(0));
});

test('resumes waiting writes of the previous page', async () => {
  status = 0;
  await queueWrites([{ command: create, ...owner }]);
  await untilRequests(1);
  status = 201;
  await resumeOutbox();
  await vi.waitFor(async () => expect(await countWaiting('ana')).toBe(0));
});

test('resolves with a reason if the write cannot be stored', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  closeDevice();
  expect(await queueWrites([{ command: create, ...owner }])).toBe('broken');
});

test('queues a picture and its comment together or not at all', async () => {
  status = 0;
  const upload: Command = { op: 'image.upload', uploadId: 'up', type: 'image/png', name: 'a.png' };
  await queueWrites([{ command: { op: 'post.delete', postId: 'p' }, ...owner }]);
  const comment: Command = { op: 'comment.add', postId: 'p', commentId: 'c', content: 'Yum' };
  const both = await queueWrites([
    { ...owner, command: upload, bytes: new ArrayBuffer(4) },
    { ...owner, command: comment },
  ]);
  expect(both).toBe('target-deleted');
  expect(await countWaiting('ana')).toBe(1);
});

test('shows a refused write with its reason until it is corrected or discarded', async () => {
  beginSession({ token: 't', user: toSampleUser('ana') }, 0);
  const { result } = renderHook(() => useWaiting());
  status = 422;
  await queueWrites([{ command: create, ...owner }]);
  await vi.waitFor(() => expect(result.current.rows[0]?.error?.message).toBe('Invalid'));
  const refused = result.current.rows[0];
  if (!refused) return;
  expect(await countDependants(refused)).toBe(0);
  expect(await sendAgain(refused)).toBe(true);
  await untilRequests(2);
  await vi.waitFor(() => {
    expect(result.current.rows[0]?.state).toBe('failed');
    expect(result.current.rows[0]?.key).not.toBe(refused.key);
  });
  const again = result.current.rows[0];
  expect(again && (await discard(again))).toBe(true);
  await vi.waitFor(() => expect(result.current.rows).toEqual([]));
});

test.each([undefined, 'ben'])('does not show the writes of one member to %s', async (next) => {
  beginSession({ token: 't', user: toSampleUser('ana') }, 0);
  const { result } = renderHook(() => useWaiting());
  status = 422;
  await queueWrites([{ command: create, ...owner }]);
  await vi.waitFor(() => expect(result.current.rows).toHaveLength(1));
  act(() => endSession('left'));
  if (next) act(() => beginSession({ token: 'b', user: toSampleUser(next) }, 0));
  expect(result.current).toMatchObject({ userId: '', rows: [] });
});

test('removes deleted writes from the page at sign-out', async () => {
  beginSession({ token: 't', user: toSampleUser('ana') }, 0);
  const { result } = renderHook(() => useWaiting());
  status = 422;
  await queueWrites([{ command: create, ...owner }]);
  await vi.waitFor(() => expect(result.current.rows).toHaveLength(1));
  await removeWaiting('ana');
  await vi.waitFor(() => expect(result.current.rows).toEqual([]));
});

test('keeps waiting writes for the next sign-in, or deletes them', async () => {
  status = 0;
  await queueWrites([{ command: create, ...owner }]);
  await untilRequests(1);
  await removeSignedIn('ana');
  expect(await countWaiting('ana')).toBe(1);
  expect(await queueWrites([{ command: create, ...owner }])).toBe('signed-out');
  await removeWaiting('ana');
  expect(await countWaiting('ana')).toBe(0);
});
