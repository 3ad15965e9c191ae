import { afterEach, expect, test, vi } from 'vitest';
import type { Device } from '#offline/device/database.ts';
import { closeOutbox, openOutbox } from '#offline/outbox/testing/open-outbox.ts';
import {
  loadSender,
  type Scope,
  type SendResult,
  sendInBackground,
  trustSender,
} from './background.ts';

let db: Device | undefined;
afterEach(() => db && closeOutbox(db));
const open = async () => (db ??= await openOutbox());

/** Creates a worker scope with a second script that ends with `end`, or without a script. */
function toScope(end?: SendResult): Scope & { loaded: string[] } {
  const loaded: string[] = [];
  const scope: Scope & { loaded: string[] } = {
    loaded,
    navigator: {},
    importScripts: (address) => {
      loaded.push(address);
      if (end === undefined) throw new DOMException('not loaded', 'NetworkError');
      scope.sendOutbox = vi.fn<() => Promise<SendResult>>(async () => end);
    },
  };
  return scope;
}

test('loads the second script once per worker', async () => {
  const scope = toScope('done');
  expect(loadSender(scope)).toBe(true);
  await sendInBackground(scope, open);
  await sendInBackground(scope, open);
  expect(scope.loaded).toEqual(['/background-sender.js']);
  expect(scope.sendOutbox).toHaveBeenCalledTimes(2);
});

test('allows the worker to load only the second script', () => {
  const rules: ((address: string) => string | null)[] = [];
  const createPolicy = (
    _name: string,
    { createScriptURL }: { createScriptURL: (address: string) => string | null },
  ) => rules.push(createScriptURL);
  trustSender({ createPolicy });
  expect(rules[0]?.('/background-sender.js')).toBe('/background-sender.js');
  expect(rules[0]?.('https://elsewhere.example/background-sender.js')).toBeNull();
  // A browser without Trusted Types.
  trustSender(undefined);
});

test('does nothing without the second script', async () => {
  const scope = toScope();
  expect(loadSender(scope)).toBe(false);
  await sendInBackground(scope, open);
});

test('rejects if writes are left, so that the browser wakes the worker again', async () => {
  await expect(sendInBackground(toScope('later'), open)).rejects.toThrow('later');
});

test('waits for the outbox lock before sending', async () => {
  const scope = toScope('done');
  const turns: string[] = [];
  const locks: Pick<LockManager, 'request'> = {
    request: async (...asked: unknown[]) => {
      turns.push(String(asked[0]));
      const work = asked.at(-1);
      return typeof work === 'function' ? work() : undefined;
    },
  };
  await sendInBackground({ ...scope, sendOutbox: async () => 'done', navigator: { locks } }, open);
  expect(turns).toEqual(['outbox']);
});
