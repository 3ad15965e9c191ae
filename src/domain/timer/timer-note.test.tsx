import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toSentKey } from '#offline/kitchen/sent-timers.ts';
import { addMinute, startTimer } from '#offline/kitchen/timer.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { TimerList } from './timer-list.tsx';
import { beginTimer, setTimer, stopTimer } from './timers-now.ts';

const ID = 'ramen/1/0';
const KEEP_OPEN = 'Keep Simmer open: once it is closed, no timer can ring.';
const NOT_SENT =
  'Keep Simmer open: the server does not have these timers yet, so nothing can ring once it is closed.';
const SENT =
  'Once Simmer is closed, this device shows a notification when time is up, if it is online. Keep Simmer open for the sound.';

/** Keys of the timers that the fake server accepts. */
let taken: string[] = [];
let granted = () => {};

beforeEach(useFreshDevice);
afterEach(async () => {
  await stopTimer(ID);
  for (const name of ['serviceWorker', 'standalone']) Reflect.deleteProperty(navigator, name);
  for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(globalThis, name);
});

function give(place: object, name: string, value: unknown): void {
  Object.defineProperty(place, name, { configurable: true, writable: true, value });
}

/** Fakes a browser with push and this permission. */
function givePush(permission: NotificationPermission): void {
  const notification = {
    permission,
    requestPermission: () =>
      new Promise((resolve) => {
        granted = () => {
          notification.permission = 'granted';
          resolve('granted');
        };
      }),
  };
  give(globalThis, 'Notification', notification);
  give(globalThis, 'PushManager', {});
  const active = {
    postMessage: (_message: unknown, [port]: MessagePort[]) => port?.postMessage(taken),
  };
  give(navigator, 'serviceWorker', {
    getRegistration: async () => ({ active, getNotifications: async () => [] }),
  });
}

async function startAndShow() {
  const place = { id: ID, dishId: 'ramen', step: 1, name: 'Ramen' };
  const timer = startTimer(place, { words: '7 minutes', seconds: 420 }, Date.now());
  taken = [toSentKey(timer)];
  await beginTimer(timer);
  render(<TimerList open={() => undefined} />);
  await screen.findByRole('timer');
}

test('asks to keep the app open in a browser without notifications', async () => {
  await startAndShow();
  expect(await screen.findByText(KEEP_OPEN)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Also notify me' })).toBeNull();
});

test('mentions the home screen on an iPhone', async () => {
  give(navigator, 'standalone', false);
  await startAndShow();
  expect(
    await screen.findByText(`${KEEP_OPEN} On the home screen, it can also notify you.`),
  ).toBeTruthy();
});

test('promises a notification once the server knows the timers, and withdraws it after a change', async () => {
  givePush('default');
  await startAndShow();
  expect(await screen.findByText(KEEP_OPEN)).toBeTruthy();
  (await screen.findByRole('button', { name: 'Also notify me' })).click();
  granted();
  expect(await screen.findByText(SENT)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Also notify me' })).toBeNull();
  await setTimer(ID, addMinute);
  expect(await screen.findByText(NOT_SENT)).toBeTruthy();
});

test('does not ask again after a refusal', async () => {
  givePush('denied');
  await startAndShow();
  expect(await screen.findByText(KEEP_OPEN)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Also notify me' })).toBeNull();
});
