import { afterEach, beforeEach, expect, test } from 'vitest';
import { findUnread } from '#offline/community/unread.ts';
import { closeDevice, onDevice } from '#offline/device/device.ts';
import { saveSignedIn } from '#offline/device/signed-in.ts';
import { addMinute, pauseTimer, startTimer } from '#offline/kitchen/timer.ts';
import {
  changeTimer,
  readTimers,
  removeTimer,
  saveTimer,
  takeDueTimers,
} from '#offline/kitchen/timer-store.ts';
import { useFreshDevice, useNoDevice } from '#offline/testing/fresh-device.ts';
import { answerPush } from './answer-push.ts';

const NOON = 1_780_000_000_000;
const MINUTE = 60_000;
const OVER = NOON + 7 * MINUTE;
const ID = 'ramen/1/0';
const eggs = startTimer(
  { id: ID, dishId: 'ramen', step: 1, name: 'Ramen' },
  { words: '7 minutes', seconds: 420 },
  NOON,
);

beforeEach(async () => {
  useFreshDevice();
  await saveTimer(eggs, NOON);
});
afterEach(closeDevice);

/** Handles a message at this time. Returns the notifications and the number of corrections. */
async function receive(text: string | undefined, now = OVER + 3000) {
  const shown: { title: string; options: NotificationOptions }[] = [];
  let corrected = 0;
  let badged = 0;
  await answerPush(text, {
    now: () => now,
    show: async (title, options) => void shown.push({ title, options }),
    correct: async () => void (corrected += 1),
    badge: async () => void (badged += 1),
  });
  return { shown, corrected, badged };
}

const message = (id = ID) => JSON.stringify({ kind: 'timer', id });

test('shows a finished timer with its name and a link to its step', async () => {
  expect(await receive(message())).toEqual({
    corrected: 0,
    badged: 0,
    shown: [
      {
        title: 'Time’s up: Ramen',
        options: {
          body: 'Ramen, step 1: 7 minutes',
          tag: ID,
          requireInteraction: true,
          data: { address: '/recipe/ramen/cook#step-1' },
        },
      },
    ],
  });
  expect(await readTimers(OVER)).toMatchObject([{ id: ID, rangAt: expect.any(Number) }]);
});

test('shows a timer once, and no page rings for it', async () => {
  const [first, second] = await Promise.all([receive(message()), receive(message())]);
  expect(first.shown.length + second.shown.length).toBe(1);
  expect(await takeDueTimers(OVER + 4000)).toEqual([]);
});

test('does not show a timer that a page has rung for', async () => {
  expect(await takeDueTimers(OVER)).toHaveLength(1);
  expect(await receive(message())).toEqual({ shown: [], corrected: 1, badged: 0 });
});

test('does not show a stopped, paused or extended timer, and corrects the server', async () => {
  await changeTimer(ID, addMinute, NOON);
  expect(await receive(message())).toEqual({ shown: [], corrected: 1, badged: 0 });
  await changeTimer(ID, pauseTimer, NOON);
  expect(await receive(message())).toEqual({ shown: [], corrected: 1, badged: 0 });
  await removeTimer(ID);
  expect(await receive(message())).toEqual({ shown: [], corrected: 1, badged: 0 });
});

test('accepts a message from a server with a slightly fast clock', async () => {
  expect((await receive(message(), OVER - 4000)).shown).toHaveLength(1);
});

test('shows an unnamed timer if the device fails', async () => {
  useNoDevice();
  const { shown } = await receive(message());
  expect(shown).toEqual([{ title: 'Time’s up', options: { tag: ID, requireInteraction: true } }]);
});

test('ignores an invalid message', async () => {
  for (const text of [undefined, '', 'hello', '{}', '{"kind":"other","id":"ramen/1/0"}', 'null']) {
    expect(await receive(text)).toEqual({ shown: [], corrected: 0, badged: 0 });
  }
});

const news = {
  kind: 'news',
  memberId: 'amara',
  tag: 'news likes-p1',
  title: 'Kofi',
  body: 'likes your post “Sunday ramen”',
  address: '/post/p1',
  unread: 3,
};

test('shows news to the signed-in member with a link, and updates the unread count', async () => {
  await saveSignedIn({ userId: 'amara', token: 't' });
  expect(await receive(JSON.stringify(news))).toEqual({
    corrected: 0,
    badged: 1,
    shown: [
      {
        title: 'Kofi',
        options: {
          body: 'likes your post “Sunday ramen”',
          tag: 'news likes-p1',
          data: { address: '/post/p1' },
        },
      },
    ],
  });
  expect(await onDevice((device) => findUnread(device, 'amara'), 0)).toBe(3);
});

test.each([
  ['no member is signed in', undefined, news],
  ['another member is', 'kofi', news],
  ['they lead away from the app', 'amara', { ...news, address: '//elsewhere.test' }],
])('does not show news if %s', async (_why, userId, payload) => {
  if (userId) await saveSignedIn({ userId, token: 't' });
  expect(await receive(JSON.stringify(payload))).toEqual({ shown: [], corrected: 0, badged: 0 });
});
