import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PUSHED_TIMERS_MAX } from '#contract/push/limits.ts';
import { PushedTimersBody } from '#contract/push/timers.ts';
import { closeDevice } from '#offline/device/device.ts';
import { addMinute, markRung, pauseTimer, startTimer } from '#offline/kitchen/timer.ts';
import { changeTimer, removeTimer, saveTimer } from '#offline/kitchen/timer-store.ts';
import { useFreshDevice, useNoDevice } from '#offline/testing/fresh-device.ts';
import { markAsOurs } from '#offline/testing/own-answer.ts';
import type { Push } from './push-server.ts';
import { createTimerSync } from './timer-sync.ts';

const NOON = 1_780_000_000_000;
const KEY = `B${'k'.repeat(86)}`;

beforeEach(useFreshDevice);
afterEach(closeDevice);

const start = (id: string, minutes: number) =>
  saveTimer(
    startTimer(
      { id, dishId: 'ramen', step: 1, name: 'Ramen' },
      { words: `${minutes} minutes`, seconds: minutes * 60 },
      NOON,
    ),
    NOON,
  );

/** A browser's push manager and a server, which knows only the subscriptions that it received. */
function open() {
  const seen = {
    calls: [] as string[],
    timers: [] as { id: string; dueIn: number }[],
    known: new Set<string>(),
    key: KEY,
    isAllowed: true,
    isOnline: true,
    made: 0,
  };
  let subscription: PushSubscription | null = null;
  const push: Push = {
    getSubscription: async () => subscription,
    subscribe: async (options) => {
      seen.made += 1;
      subscription = toSubscription(seen.made, toText(options?.applicationServerKey), () => {
        subscription = null;
      });
      return subscription;
    },
  };
  const answer = (path: string, body: Record<string, unknown>): Response => {
    if (path === 'GET /api/push/key') return Response.json({ key: seen.key });
    const endpoint = String(body['endpoint']);
    if (path === 'PUT /api/push/subscription') seen.known.add(endpoint);
    if (path === 'DELETE /api/push/subscription') seen.known.delete(endpoint);
    if (path !== 'PUT /api/push/timers') return Response.json({});
    if (!seen.known.has(endpoint)) return Response.json({ error: '' }, { status: 404 });
    seen.timers = v.parse(PushedTimersBody, body).timers;
    return Response.json({});
  };
  const timers = createTimerSync({
    now: () => NOON,
    findPush: () => (seen.isAllowed ? push : undefined),
    fetch: async (address, { method, body }) => {
      if (!seen.isOnline) throw new TypeError('Failed to fetch');
      seen.calls.push(`${method} ${address}`);
      return markAsOurs(answer(`${method} ${address}`, JSON.parse(toText(body ?? '{}'))));
    },
  });
  return { seen, timers, push };
}

function toSubscription(nth: number, key: string, end: () => void): PushSubscription {
  const endpoint = `https://push.simmer-cooks.org/${nth}`;
  const keys = { p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what is used of a browser's subscription.
  return {
    endpoint,
    options: {
      applicationServerKey: Uint8Array.from(Buffer.from(key, 'base64url')).buffer,
      userVisibleOnly: true,
    },
    toJSON: () => ({ endpoint, keys, expirationTime: null }),
    unsubscribe: async () => {
      end();
      return true;
    },
  } as unknown as PushSubscription;
}

function toText(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('This is no text');
  return value;
}

const FIRST = ['GET /api/push/key', 'PUT /api/push/subscription', 'PUT /api/push/timers'];

test('subscribes with the first timer and sends the remaining time', async () => {
  const { seen, timers } = open();
  expect(await timers.sync('changed')).toEqual([]);
  expect(seen.calls).toEqual([]);
  await start('eggs', 7);
  await start('broth', 3);
  expect(await timers.sync('changed')).toEqual([
    `${NOON + 180_000} broth`,
    `${NOON + 420_000} eggs`,
  ]);
  expect(seen.calls).toEqual(FIRST);
  expect(seen.timers).toEqual([
    { id: 'broth', dueIn: 180_000 },
    { id: 'eggs', dueIn: 420_000 },
  ]);
});

test('sends every change once', async () => {
  const { seen, timers } = open();
  await start('eggs', 7);
  await timers.sync('changed');
  await timers.sync('changed');
  expect(seen.calls).toEqual(FIRST);
  await changeTimer('eggs', addMinute, NOON);
  await timers.sync('changed');
  expect(seen.timers).toEqual([{ id: 'eggs', dueIn: 480_000 }]);
  await changeTimer('eggs', pauseTimer, NOON);
  expect(await timers.sync('changed')).toEqual([]);
  expect(seen.timers).toEqual([]);
  await start('eggs', 7);
  await timers.sync('changed');
  await changeTimer('eggs', markRung, NOON);
  await timers.sync('changed');
  expect(seen.timers).toEqual([]);
  await start('eggs', 7);
  await timers.sync('changed');
  await removeTimer('eggs');
  await timers.sync('changed');
  expect(seen.timers).toEqual([]);
  expect(seen.made).toBe(1);
});

test('ends two simultaneous syncs with the device’s latest timers', async () => {
  const { seen, timers } = open();
  await start('eggs', 7);
  const first = timers.sync('changed');
  await start('broth', 3);
  await Promise.all([first, timers.sync('changed')]);
  expect(seen.timers.map(({ id }) => id)).toEqual(['broth', 'eggs']);
});

test('resolves with no timers without a network, and catches up on the next call', async () => {
  const { seen, timers } = open();
  await start('eggs', 7);
  seen.isOnline = false;
  expect(await timers.sync('changed')).toEqual([]);
  seen.isOnline = true;
  expect(await timers.sync('changed')).toHaveLength(1);
});

test('sends nothing without permission', async () => {
  const { seen, timers } = open();
  await start('eggs', 7);
  seen.isAllowed = false;
  expect(await timers.sync('changed')).toEqual([]);
  expect([seen.calls, seen.made]).toEqual([[], 0]);
});

test('registers again with a server that has forgotten the browser', async () => {
  const { seen, timers } = open();
  await start('eggs', 7);
  await timers.sync('changed');
  seen.known.clear();
  expect(await timers.sync('unsure')).toHaveLength(1);
  expect([seen.known.size, seen.made]).toEqual([1, 1]);
});

test('subscribes again for a server with another key', async () => {
  const { seen, timers } = open();
  await start('eggs', 7);
  await timers.sync('changed');
  seen.known.clear();
  seen.key = `B${'n'.repeat(86)}`;
  expect(await timers.sync('unsure')).toHaveLength(1);
  expect([...seen.known]).toEqual(['https://push.simmer-cooks.org/2']);
});

test('replaces an ended subscription and removes the old one from the server', async () => {
  const { seen, timers, push } = open();
  await start('eggs', 7);
  await timers.sync('changed');
  const old = await push.getSubscription();
  await old?.unsubscribe();
  if (old) await timers.forget(old);
  await timers.sync('ended');
  expect([...seen.known]).toEqual(['https://push.simmer-cooks.org/2']);
  expect(seen.timers).toEqual([{ id: 'eggs', dueIn: 420_000 }]);
});

test('does not treat a device failure as an empty list of timers', async () => {
  const { seen, timers } = open();
  await start('eggs', 7);
  await timers.sync('changed');
  useNoDevice();
  expect(await timers.sync('unsure')).toEqual([]);
  expect(seen.timers).toEqual([{ id: 'eggs', dueIn: 420_000 }]);
});

test('sends only the next of too many timers, and none that is days ahead', async () => {
  const { seen, timers } = open();
  for (let nth = 0; nth <= PUSHED_TIMERS_MAX; nth += 1) await start(`pot ${nth}`, 60 - nth);
  await start('ferment', 49 * 60);
  expect(await timers.sync('changed')).toHaveLength(PUSHED_TIMERS_MAX);
  expect(seen.timers[0]).toEqual({ id: 'pot 20', dueIn: 40 * 60_000 });
});
