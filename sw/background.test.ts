import { afterEach, expect, test, vi } from 'vitest';
import type { Device } from '../src/offline/device.ts';
import { closeOutbox, openOutbox } from '../src/offline/outbox/testing/open-outbox.ts';
import { type Carried, loadPorter, type Scope, sendInBackground } from './background.ts';

let db: Device | undefined;
afterEach(() => db && closeOutbox(db));
const open = async () => (db ??= await openOutbox());

/** A worker's scope in which the second script ends like this, or is missing. */
function toScope(end?: Carried): Scope & { loaded: string[] } {
  const loaded: string[] = [];
  const scope: Scope & { loaded: string[] } = {
    loaded,
    navigator: {},
    importScripts: (address) => {
      loaded.push(address);
      if (end === undefined) throw new DOMException('not loaded', 'NetworkError');
      scope.carryOutbox = vi.fn<() => Promise<Carried>>(async () => end);
    },
  };
  return scope;
}

test('the second script is loaded once in the life of a worker', async () => {
  const scope = toScope('done');
  expect(loadPorter(scope)).toBe(true);
  await sendInBackground(scope, open);
  await sendInBackground(scope, open);
  expect(scope.loaded).toEqual(['/porter.js']);
  expect(scope.carryOutbox).toHaveBeenCalledTimes(2);
});

test('without it nothing fails: the pages send', async () => {
  const scope = toScope();
  expect(loadPorter(scope)).toBe(false);
  await sendInBackground(scope, open);
});

test('where something is left for later the browser is asked to wake the worker again', async () => {
  await expect(sendInBackground(toScope('later'), open)).rejects.toThrow('later');
});

test('it waits for its turn behind the page that sends, and goes on where that left', async () => {
  const scope = toScope('done');
  const turns: string[] = [];
  const locks: Pick<LockManager, 'request'> = {
    request: async (...asked: unknown[]) => {
      turns.push(String(asked[0]));
      const work = asked.at(-1);
      return typeof work === 'function' ? work() : undefined;
    },
  };
  await sendInBackground({ ...scope, carryOutbox: async () => 'done', navigator: { locks } }, open);
  expect(turns).toEqual(['outbox']);
});
