import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Command } from '#contract/writes.ts';
import { Device } from '#offline/device/database.ts';
import { closeDevice, setDeviceTimeout, writeOnDevice } from '#offline/device/device.ts';
import { saveSignedIn } from '#offline/device/signed-in.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { toOwnAnswer } from '#offline/testing/own-answer.ts';
import { answerWith } from '#platform/network/http.ts';
import { beginSession } from '#platform/session.ts';
import { toSampleUser } from '#src/testing/sample-user.ts';
import { sendNow } from './sender.ts';
import { submit } from './submit.ts';

/** The values of the like that the server received, in order. */
let notified: boolean[] = [];
let isOnline = false;

const answer: typeof fetch = async (input, init) => {
  if (!isOnline) throw new TypeError('Failed to fetch');
  const request = input instanceof Request ? input : init;
  const likedByMe = request?.method === 'POST';
  notified.push(likedByMe);
  return toOwnAnswer(
    { likes: [], likeCount: 0, likedByMe },
    {},
    { headers: request?.headers ?? {} },
  );
};

beforeEach(async () => {
  useFreshDevice();
  localStorage.clear();
  notified = [];
  isOnline = false;
  vi.stubGlobal('fetch', answer);
  answerWith(answer);
  await saveSignedIn({ userId: 'ana', token: 't' });
  beginSession({ token: 't', user: toSampleUser('ana') }, Date.now());
});
afterEach(() => {
  setDeviceTimeout(20_000);
  closeDevice();
  answerWith(undefined);
  vi.unstubAllGlobals();
});

const like = (on: boolean): Command => ({ op: 'like.set', postId: 'p', on });

/** Blocks the outbox like a stalled database. Returns a function that releases it. */
async function stall(): Promise<() => Promise<void>> {
  const other = new Device();
  await other.open();
  let isHeld = true;
  const holding = other.backendDB().transaction('outbox', 'readwrite');
  const hold = () => {
    if (isHeld) holding.objectStore('outbox').count().addEventListener('success', hold);
  };
  hold();
  return async () => {
    isHeld = false;
    await new Promise((resolve) => holding.addEventListener('complete', resolve));
    other.close();
  };
}

const countRows = () => writeOnDevice((device) => device.outbox.count());

async function sendPastTheOutbox(on: boolean): Promise<void> {
  const release = await stall();
  setDeviceTimeout(50);
  isOnline = true;
  expect(await submit([{ command: like(on) }])).toBe('sent');
  await release();
  setDeviceTimeout(20_000);
  closeDevice();
}

test('does not undo a direct write with an older waiting one', async () => {
  expect(await submit([{ command: like(true) }])).toBe('waiting');
  await sendNow();
  expect(await countRows()).toBe(1);
  await sendPastTheOutbox(false);
  expect(notified).toEqual([false]);
  await sendNow();
  await vi.waitFor(async () => expect(await countRows()).toBe(0));
  expect(notified.at(-1)).toBe(false);
});

test('does not send a direct write again if no older one waits', async () => {
  await sendPastTheOutbox(false);
  await sendNow();
  expect(notified).toEqual([false]);
});

test('sends a newer write after a direct one', async () => {
  await submit([{ command: like(true) }]);
  await sendNow();
  await sendPastTheOutbox(false);
  expect(await submit([{ command: like(true) }])).toBe('waiting');
  await sendNow();
  await vi.waitFor(async () => expect(await countRows()).toBe(0));
  expect(notified.at(-1)).toBe(true);
});
