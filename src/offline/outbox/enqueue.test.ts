import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Command } from '#contract/writes.ts';
import type { Device } from '../device/database.ts';
import { writeEvicting } from '../device/write-evicting.ts';
import { readPicture, savePicture } from '../recipes/picture-store.ts';
import { fillDisk, mendDisk } from '../testing/full-disk.ts';
import { enqueueAll } from './enqueue.ts';
import { readRows } from './rows.ts';
import { closeOutbox, listWaiting, openOutbox, wish } from './testing/open-outbox.ts';

let db: Device;
beforeEach(async () => {
  db = await openOutbox();
});
afterEach(() => {
  mendDisk();
  closeOutbox(db);
});

const like = (on: boolean): Command => ({ op: 'like.set', postId: 'p', on });
const create = {
  op: 'post.create',
  post: { _id: 'n', title: 'Soup', content: 'Hot' },
} satisfies Command;
const comment: Command = { op: 'comment.add', postId: 'n', commentId: 'c', content: 'Yum' };
const edit: Command = {
  op: 'post.update',
  postId: 'n',
  changes: { title: 'Stew' },
  baseVersion: null,
};

const follow = (n: number): Command => ({ op: 'follow.set', userId: `u${n}`, on: true });
const picture = (n: number): Command => ({
  op: 'image.upload',
  uploadId: `up${n}`,
  type: 'image/png',
  name: 'a.png',
});

/** Marks a row as being sent, or as sent without a response. */
async function markSent(index: number, state: 'queued' | 'sending' = 'queued') {
  const row = (await readRows(db, 'ana'))[index];
  if (row) await db.outbox.put({ ...row, state, sent: true });
}

test('queues the same tap only once', async () => {
  await wish(db, like(true), { was: false });
  await wish(db, like(true), { was: false });
  expect(await listWaiting(db)).toEqual([like(true)]);
});

test('removes a like that is taken back before it was sent', async () => {
  await wish(db, like(true), { was: false });
  await wish(db, like(false), { was: false });
  expect(await listWaiting(db)).toEqual([]);
});

test('sends the last value if the server’s state is unknown', async () => {
  await wish(db, like(true));
  await wish(db, like(false));
  expect(await listWaiting(db)).toEqual([like(false)]);
});

test('queues a change behind a like that was already sent', async () => {
  await wish(db, like(true), { was: false });
  await markSent(0);
  await wish(db, like(false), { was: false });
  expect(await listWaiting(db)).toEqual([like(true), like(false)]);
});

test('merges an edit into an unsent post, and queues it behind a sent one', async () => {
  await wish(db, create);
  await wish(db, edit);
  expect(await listWaiting(db)).toMatchObject([{ op: 'post.create', post: { title: 'Stew' } }]);
  await markSent(0, 'sending');
  await wish(db, edit);
  const [, waiting] = await readRows(db, 'ana');
  expect(waiting).toMatchObject({ command: edit, deps: ['n'] });
});

test('deletes an unsent post together with all writes about it', async () => {
  const upload: Command = { op: 'image.upload', uploadId: 'up', type: 'image/png', name: 'a.png' };
  await wish(db, upload, { bytes: new ArrayBuffer(8) });
  const { post } = create;
  await wish(db, { op: 'post.create', post: { ...post, image: { upload: 'up' } } });
  await wish(db, comment);
  await wish(db, { op: 'like.set', postId: 'n', on: true });
  await wish(db, { op: 'post.delete', postId: 'n' });
  expect(await listWaiting(db)).toEqual([]);
  expect(await db.blobs.count()).toBe(0);
});

test('rejects writes about a post that is being deleted', async () => {
  await wish(db, { op: 'post.delete', postId: 'n' });
  expect(await wish(db, comment)).toBe('target-deleted');
  expect(await wish(db, edit)).toBe('target-deleted');
});

test('creates one post from a form that is submitted twice', async () => {
  await wish(db, create);
  await wish(db, create);
  expect(await listWaiting(db)).toEqual([create]);
});

test('accepts 200 rows, then rejects new ones and changes nothing', async () => {
  for (let n = 0; n < 200; n += 1) expect(await wish(db, follow(n))).toBe('waiting');
  expect(await wish(db, follow(200))).toBe('too-much');
  expect(await wish(db, { op: 'follow.set', userId: 'u7', on: false })).toBe('waiting');
  expect(await listWaiting(db)).toHaveLength(200);
});

test('accepts at most 50 MB of pictures', async () => {
  const bytes = new ArrayBuffer(20_000_000);
  expect(await wish(db, picture(1), { bytes })).toBe('waiting');
  expect(await wish(db, picture(2), { bytes })).toBe('waiting');
  expect(await wish(db, picture(3), { bytes })).toBe('too-much');
  expect(await db.blobs.count()).toBe(2);
});

test('removes the draft when the command is stored, and keeps it when the command is rejected', async () => {
  await db.drafts.put({ id: 'd', userId: 'ana', text: 'Soup' });
  await wish(db, create, { userId: 'ben', draftId: 'd' });
  expect(await db.drafts.count()).toBe(1);
  await wish(db, create, { draftId: 'd' });
  expect(await db.drafts.count()).toBe(0);
});

test('rejects a write of a user who is not signed in', async () => {
  expect(await wish(db, create, { userId: 'ben' })).toBe('signed-out');
  expect(await listWaiting(db, 'ben')).toEqual([]);
});

test('evicts pictures on a full device to store a write, and rejects the write if none are left', async () => {
  const path = '/media/dishes/ramen.ab12.640.avif';
  await savePicture(path, { type: 'image/avif', body: new ArrayBuffer(9) });
  const write = () =>
    writeEvicting((device) => enqueueAll(device, [{ userId: 'ana', command: like(true) }]));
  fillDisk({ untilRemoved: true });
  expect(await write()).toBe('waiting');
  expect(await readPicture(path)).toBeUndefined();
  expect(await listWaiting(db)).toEqual([like(true)]);
  fillDisk();
  await expect(
    writeEvicting((device) => enqueueAll(device, [{ userId: 'ana', command: follow(1) }])),
  ).rejects.toMatchObject({ reason: 'full' });
  expect(await listWaiting(db)).toEqual([like(true)]);
});
