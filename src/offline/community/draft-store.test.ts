import { beforeEach, expect, test } from 'vitest';
import type { Device } from '../device/database.ts';
import { writeOnDevice } from '../device/device.ts';
import { saveSignedIn } from '../device/signed-in.ts';
import { removeAllOf } from '../outbox/decide.ts';
import { enqueueAll } from '../outbox/enqueue.ts';
import { useFreshDevice } from '../testing/fresh-device.ts';
import { type Draft, readDraft, removeDraft, saveDraft } from './draft-store.ts';

const bytes = new TextEncoder().encode('a picture').buffer;
const picture = { upload: 'u', type: 'image/webp', name: 'soup.webp', alt: 'A bowl' };
const other = { ...picture, upload: 'other' };
const BYTES = new Map([
  ['u', bytes],
  ['other', bytes],
]);

beforeEach(async () => {
  useFreshDevice();
  await saveSignedIn({ userId: 'ana', token: 't' });
});

function toDraft(more: Partial<Draft['written']> = {}): Draft {
  const written = {
    title: 'Soup',
    content: 'Hot',
    type: 'recipe',
    category: 'recipe',
    cuisine: '',
    ...more,
  } as const;
  const id = 'ana|new';
  const rest = { base: null, baseVersion: null, at: 1 };
  return {
    id,
    userId: 'ana',
    postId: 'p',
    written: { pictures: [], ...written, tags: [] },
    typed: '',
    ...rest,
  };
}

const onDevice = <T>(work: (device: Device) => Promise<T>) => writeOnDevice(work);
const find = (userId = 'ana', id = 'ana|new') =>
  onDevice((device) => readDraft(device, { id, userId }));
const countBytes = () => onDevice(async (device) => device.blobs.count());

test('restores a draft with its picture only for its member and post', async () => {
  await onDevice((device) => saveDraft(device, toDraft({ pictures: [picture] }), BYTES));
  const found = await find();
  expect(found?.draft.written.title).toBe('Soup');
  expect(found?.draft.written.pictures).toEqual([picture]);
  expect(new TextDecoder().decode(found?.bytes.get('u'))).toBe('a picture');
  expect(await find('eve')).toBeUndefined();
  expect(await find('ana', 'ana|another')).toBeUndefined();
});

test('keeps the text of both tag fields of an earlier version', async () => {
  const old = { ...toDraft(), typed: { tag: 'soup', hashtag: '#hot' } };
  await onDevice((device) => device.table('drafts').put(old));
  expect((await find())?.draft.typed).toBe('soup, #hot');
});

test('deletes the bytes of a removed or replaced picture', async () => {
  await onDevice((device) => saveDraft(device, toDraft({ pictures: [picture] }), BYTES));
  await onDevice((device) => saveDraft(device, toDraft({ pictures: [other, picture] }), BYTES));
  expect(await countBytes()).toBe(2);
  await onDevice((device) => saveDraft(device, toDraft({ pictures: [other] }), BYTES));
  expect((await find())?.bytes.has('other')).toBe(true);
  expect(await countBytes()).toBe(1);
  await onDevice((device) => saveDraft(device, toDraft()));
  expect(await countBytes()).toBe(0);
});

test('removes the draft once the outbox has stored the post, and keeps the picture’s bytes', async () => {
  const draft = toDraft({ pictures: [picture] });
  await onDevice((device) => saveDraft(device, draft, BYTES));
  const upload = {
    op: 'image.upload',
    uploadId: 'u',
    type: 'image/webp',
    name: 'soup.webp',
  } as const;
  const post = { _id: 'p', title: 'Soup', content: 'Hot', image: { upload: 'u' } };
  const answer = await onDevice((device) =>
    enqueueAll(device, [
      { userId: 'ana', command: upload, bytes },
      { userId: 'ana', command: { op: 'post.create', post }, draftId: draft.id },
    ]),
  );
  expect(answer).toBe('waiting');
  expect(await find()).toBeUndefined();
  await onDevice((device) => removeDraft(device, draft));
  expect(await countBytes()).toBe(1);
});

test('leaves the bytes of a waiting post to the outbox when its draft is removed', async () => {
  const upload = {
    op: 'image.upload',
    uploadId: 'u',
    type: 'image/webp',
    name: 'soup.webp',
  } as const;
  await onDevice((device) => enqueueAll(device, [{ userId: 'ana', command: upload, bytes }]));
  await onDevice((device) => saveDraft(device, toDraft({ pictures: [picture] })));
  await onDevice((device) => removeDraft(device, toDraft()));
  expect(await countBytes()).toBe(1);
});

test('restores the single picture of a draft of an earlier version', async () => {
  const { upload, type, name } = picture;
  const { written, ...rest } = toDraft();
  const { pictures: _none, ...words } = written;
  const old = { ...rest, written: { ...words, picture: { upload, type, name } } };
  await onDevice(async (device) => {
    await device.drafts.put(old);
    await device.blobs.put({ id: upload, userId: 'ana', bytes });
  });
  expect((await find())?.draft.written).toEqual({ ...words, pictures: [{ ...picture, alt: '' }] });
  await onDevice((device) => removeDraft(device, toDraft()));
  expect(await countBytes()).toBe(0);
});

test('deletes the drafts together with unsent writes at sign-out', async () => {
  await onDevice((device) => saveDraft(device, toDraft({ pictures: [picture] }), BYTES));
  await onDevice((device) => removeAllOf(device, 'ana'));
  expect(await find()).toBeUndefined();
  expect(await countBytes()).toBe(0);
});
