import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTimer } from '../kitchen/timer.ts';
import { saveTimer } from '../kitchen/timer-store.ts';
import { startSession } from '../recipes/cooking-session.ts';
import { readRecipe, saveRecipe } from '../recipes/recipe-store.ts';
import { useFreshDevice, useNoDevice } from '../testing/fresh-device.ts';
import { toSampleRecipe } from '../testing/sample-recipes.ts';
import { closeDevice, onDevice } from './device.ts';
import { probeDevice } from './probe.ts';

beforeEach(useFreshDevice);
afterEach(() => vi.useRealTimers());

const basil = toSampleRecipe('basil-rice');
const fetched = { fetchedAt: 1, etag: null };

function useOpen(open: () => EventTarget): void {
  closeDevice();
  Object.defineProperty(globalThis.indexedDB, 'open', { value: open });
}

function openAs(version: number): Promise<IDBDatabase> {
  closeDevice();
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('rc', version);
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
  });
}

test('creates no database if there is none', async () => {
  expect(await probeDevice()).toEqual({
    state: 'open',
    createdAt: undefined,
    isFull: false,
    holds: [],
  });
  expect(await indexedDB.databases()).toEqual([]);
});

test('finds unfinished work', async () => {
  await saveRecipe(basil, fetched);
  expect(await probeDevice()).toMatchObject({ holds: [] });
  await startSession(basil);
  expect(await probeDevice()).toMatchObject({ holds: ['cooking'] });
  const place = { id: 't', dishId: basil._id, step: 1, name: basil.title };
  await saveTimer(startTimer(place, { words: '5 minutes', seconds: 300 }, Date.now()));
  expect(await probeDevice()).toMatchObject({ holds: ['cooking', 'timers'] });
});

test('returns the creation time of the database', async () => {
  const before = Date.now();
  await saveRecipe(basil, fetched);
  const probe = await probeDevice();
  expect(probe).toMatchObject({ state: 'open', isFull: false });
  expect(Reflect.get(probe, 'createdAt')).toBeGreaterThanOrEqual(before);
});

test('reports refused storage', async () => {
  useNoDevice();
  expect(await probeDevice()).toEqual({ state: 'refused' });
});

test.each([
  ['SecurityError', 'refused'],
  ['UnknownError', 'broken'],
])('reports a database that fails to open with %s as %s', async (name, state) => {
  useOpen(() => {
    const request = Object.assign(new EventTarget(), { error: new DOMException('no', name) });
    queueMicrotask(() => request.dispatchEvent(new Event('error')));
    return request;
  });
  expect(await probeDevice()).toEqual({ state });
});

test('reports a database that does not respond as silent', async () => {
  vi.useFakeTimers();
  useOpen(() => new EventTarget());
  const probe = probeDevice();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await probe).toEqual({ state: 'silent' });
});

test('reads and writes a database of a newer version from an older page', async () => {
  await saveRecipe(basil, fetched);
  (await openAs(990)).close();
  expect((await readRecipe('basil-rice'))?.recipe).toEqual(basil);
  expect(await saveRecipe({ ...basil, title: 'New' }, { fetchedAt: 2, etag: null })).toBe(true);
  expect(await probeDevice()).toMatchObject({ state: 'open' });
});

test('does not block a newer version in another tab', async () => {
  await saveRecipe(basil, fetched);
  await onDevice((device) => device.recipes.count(), 0);
  const newer = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('rc', 990);
    opening.addEventListener('success', () => resolve(opening.result));
  });
  newer.close();
  expect((await readRecipe('basil-rice'))?.recipe).toEqual(basil);
});
