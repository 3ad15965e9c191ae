import { afterEach, beforeEach, expect, test } from 'vitest';
import { addMinute, markRung, pauseTimer, startTimer, type Timer } from '#offline/kitchen/timer.ts';
import { createTimerSender } from './sent-timers.ts';

const NOON = 1_780_000_000_000;
const place = { id: 'eggs', dishId: 'ramen', step: 1, name: 'Ramen' };
const eggs = startTimer(place, { words: '7 minutes', seconds: 420 }, NOON);
const broth = startTimer({ ...place, id: 'broth' }, { words: '1 hour', seconds: 3600 }, NOON);

/** Messages to the worker, and its answer: the keys of the timers that the server accepted. */
let messages: unknown[] = [];
let answer: (() => string[]) | undefined;

beforeEach(() => {
  messages = [];
  answer = undefined;
  const active = {
    postMessage: (message: unknown, [port]: MessagePort[]) => {
      messages.push(message);
      if (answer) port?.postMessage(answer());
    },
  };
  give(navigator, 'serviceWorker', { getRegistration: async () => ({ active }) });
  give(globalThis, 'Notification', { permission: 'granted' });
  give(globalThis, 'PushManager', {});
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(globalThis, name);
});

function give(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { configurable: true, value });
}

/** Records only the requests of this sender, since a clock left running by an earlier file would send as well. */
function openPage() {
  return createTimerSender(async (take) => {
    messages.push('send-timers');
    if (answer) take(answer());
  });
}

const taking = (...timers: Timer[]) => {
  answer = () => timers.map(({ dueAt, id }) => `${dueAt} ${id}`);
};

test('asks the worker', async () => {
  createTimerSender().sendTimers([eggs], NOON);
  await expect.poll(() => messages).toContainEqual({ kind: 'send-timers' });
});

test('asks once for each change and knows what the server accepted', async () => {
  const { sendTimers, areSent } = openPage();
  taking(eggs);
  sendTimers([eggs], NOON);
  await expect.poll(() => areSent([eggs], NOON)).toBe(true);
  sendTimers([eggs], NOON + 500);
  expect(messages).toEqual(['send-timers']);
  const later = addMinute(eggs, NOON);
  for (const [count, timers] of [
    [2, [later]],
    [3, [later, broth]],
    [4, [markRung(later, NOON), broth]],
    [5, [pauseTimer(broth, NOON)]],
    [5, []],
  ] as const) {
    expect(areSent(timers, NOON)).toBe(false);
    sendTimers(timers, NOON);
    await expect.poll(() => messages.length).toBe(count);
  }
});

test('promises nothing if the server did not accept one of several timers', async () => {
  const { sendTimers, areSent } = openPage();
  taking(eggs);
  sendTimers([eggs, broth], NOON);
  await expect.poll(() => areSent([eggs], NOON)).toBe(true);
  expect(areSent([eggs, broth], NOON)).toBe(false);
});

test('retries every 30 seconds until the server answers, and at once when the network is back', async () => {
  const { sendTimers, sendAgain } = openPage();
  answer = () => [];
  for (const [passed, count] of [
    [0, 1],
    [500, 1],
    [29_000, 1],
    [30_000, 2],
    [31_000, 2],
  ] as const) {
    sendTimers([eggs], NOON + passed);
    await expect.poll(() => messages.length).toBe(count);
  }
  sendAgain();
  sendTimers([eggs], NOON + 32_000);
  await expect.poll(() => messages.length).toBe(3);
});

test('asks no worker without permission or without push', async () => {
  const { sendTimers } = openPage();
  give(globalThis, 'Notification', { permission: 'default' });
  sendTimers([eggs], NOON);
  give(globalThis, 'Notification', { permission: 'granted' });
  Reflect.deleteProperty(globalThis, 'PushManager');
  sendTimers([eggs], NOON);
  await Promise.resolve();
  expect(messages).toEqual([]);
});
