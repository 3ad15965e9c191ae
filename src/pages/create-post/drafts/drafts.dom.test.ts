import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeDevice } from '#offline/device/device.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { fillDisk, mendDisk } from '#offline/testing/full-disk.ts';
import { saveTyped } from '#platform/typed-note.ts';
import { type Draft, findDraft, type Keeping, NO_BYTES, openDraftBox } from './drafts.ts';

const outcomes: Keeping[] = [];
let box: ReturnType<typeof openDraftBox>;

beforeEach(() => {
  useFreshDevice();
  localStorage.clear();
  outcomes.length = 0;
  box = openDraftBox((keeping) => void outcomes.push(keeping));
});
afterEach(async () => {
  mendDisk();
  // Flushes the pending save, so that it does not run in another test.
  await box.flush();
});

function toDraft(title: string): Draft {
  return {
    id: 'ana|new',
    userId: 'ana',
    postId: 'p',
    written: {
      title,
      content: '',
      type: 'story',
      category: 'technique',
      cuisine: '',
      tags: [],
      pictures: [],
    },
    typed: '',
    base: null,
    baseVersion: null,
    at: 1,
  };
}
/** Keys in local storage, except the lists that the app itself stores there. */
const listNotes = () => Object.keys(localStorage).filter((key) => key !== 'simmer.lists');
const findTitle = async () => (await findDraft('ana', '')).found?.draft.written.title;

test('saves a draft half a second after the first letter, even while typing continues', async () => {
  box.keep(toDraft('S'), NO_BYTES);
  box.keep(toDraft('So'), NO_BYTES);
  await expect.poll(() => outcomes).toEqual(['kept']);
  expect(listNotes()).toEqual([]);
  expect(await findTitle()).toBe('So');
});

test('saves the latest text, and at once when the user leaves', async () => {
  box.keep(toDraft('Soup'), NO_BYTES);
  void box.flush();
  box.keep(toDraft('Stew'), NO_BYTES);
  await box.flush();
  expect(await findTitle()).toBe('Stew');
  box.drop(toDraft(''));
  await box.flush();
  expect(await findTitle()).toBeUndefined();
  expect(new Set(outcomes)).toEqual(new Set(['kept']));
});

test('reports a full device and saves again once there is space', async () => {
  await findDraft('ana', '');
  fillDisk();
  box.keep(toDraft('Soup'), NO_BYTES);
  await box.flush();
  mendDisk();
  box.keep(toDraft('Soup'), NO_BYTES);
  await box.flush();
  expect(outcomes).toEqual(['full', 'kept']);
});

test('reports a device without storage before anything is typed', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  closeDevice();
  expect(await findDraft('ana', '')).toEqual({ found: undefined, keeping: 'broken' });
});

test('restores text that the device had no time to store', async () => {
  box.keep({ ...toDraft('Soup'), at: Date.now() }, NO_BYTES);
  expect(await findTitle()).toBe('Soup');
  expect(listNotes()).toEqual([]);
  expect(await findTitle()).toBe('Soup');
});

test('keeps the previous picture if the device had no time to store the new one', async () => {
  const before = toDraft('Soup');
  before.written.pictures = [{ address: '/a.webp', alt: 'A pot' }];
  box.keep(before, NO_BYTES);
  await box.flush();
  const after = { ...toDraft('Stew'), at: 2 };
  after.written.pictures = [{ upload: 'u', type: 'image/webp', name: 'b', alt: '' }];
  // The form has saved the text synchronously, and the page closes before the half second is over.
  saveTyped(after.id, after);
  const { found } = await findDraft('ana', '');
  expect(found?.draft.written).toMatchObject({ title: 'Stew', pictures: before.written.pictures });
});

test('removes the synchronous copy of a sent or discarded draft', async () => {
  box.keep(toDraft('Soup'), NO_BYTES);
  box.drop(toDraft(''));
  expect(listNotes()).toEqual([]);
  expect(await findTitle()).toBeUndefined();
});
