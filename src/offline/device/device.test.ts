import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../recipes/cooking-session.ts';
import { readRecipe, saveRecipe } from '../recipes/recipe-store.ts';
import { useFreshDevice, useNoDevice } from '../testing/fresh-device.ts';
import { toSampleRecipe } from '../testing/sample-recipes.ts';
import { onDevice } from './device.ts';

const basil = toSampleRecipe('basil-rice');
const fetched = { fetchedAt: 1, etag: null };

beforeEach(useFreshDevice);

const readConnection = () =>
  onDevice(async (device) => ({ device }), undefined).then((held) => held?.device);

test('returns nothing from every read without IndexedDB, and never throws', async () => {
  useNoDevice();
  expect(await saveRecipe(basil, fetched)).toBe(false);
  expect(await readRecipe('basil-rice')).toBeUndefined();
  expect((await startSession(basil, 7)).step).toBe(1);
});

test('opens a failed database again on the next use', async () => {
  useNoDevice();
  await readRecipe('basil-rice');
  useFreshDevice();
  await saveRecipe(basil, fetched);
  expect((await readRecipe('basil-rice'))?.recipe).toEqual(basil);
});

test('[T-device-3] a lost connection to the database fails one call, not the next', async () => {
  await saveRecipe(basil, fetched);
  const connection = await readConnection();
  const lost = await onDevice(async () => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  }, 'nothing');
  expect(lost).toBe('nothing');
  expect(await readConnection()).not.toBe(connection);
  expect((await readRecipe('basil-rice'))?.recipe).toEqual(basil);
});

test('keeps the new connection when a call on the lost one fails late', async () => {
  const lost = new AbortController();
  const late = onDevice(
    () =>
      new Promise<string>((_resolve, reject) => {
        lost.signal.addEventListener('abort', () => reject(new DOMException('', 'UnknownError')));
      }),
    'nothing',
  );
  await onDevice(() => Promise.reject(new DOMException('Connection lost', 'UnknownError')), '');
  const connection = await readConnection();
  lost.abort();
  expect(await late).toBe('nothing');
  expect(await readConnection()).toBe(connection);
  expect(await saveRecipe(basil, fetched)).toBe(true);
});

test('keeps the connection when storage is full, even if the error is wrapped in an abort', async () => {
  const connection = await readConnection();
  const abort = Object.assign(new Error('aborted'), {
    name: 'AbortError',
    inner: new DOMException('full', 'QuotaExceededError'),
  });
  await onDevice(async () => {
    throw abort;
  }, undefined);
  expect(await readConnection()).toBe(connection);
});
