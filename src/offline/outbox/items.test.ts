import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Command } from '#contract/writes.ts';
import type { Device } from '../device/database.ts';
import { discard } from './decide.ts';
import { listItems } from './items.ts';
import { readRows } from './rows.ts';
import { closeOutbox, listWaiting, openOutbox, wish } from './testing/open-outbox.ts';

let db: Device;
beforeEach(async () => {
  db = await openOutbox();
});
afterEach(() => closeOutbox(db));

const follow: Command = { op: 'follow.set', userId: 'kofi', on: true };
const picture: Command = { op: 'image.upload', uploadId: 'up', type: 'image/png', name: 'a.png' };
const create: Command = {
  op: 'post.create',
  post: { _id: 'n', title: 'Soup', content: 'Hot', image: { upload: 'up' } },
};
const comment: Command = { op: 'comment.add', postId: 'n', commentId: 'c', content: 'Yum' };
const like: Command = { op: 'like.set', postId: 'n', on: true };

const list = async () => listItems(await readRows(db, 'ana'));
async function refuse(op: Command['op']) {
  const row = (await readRows(db, 'ana')).find(({ command }) => command.op === op);
  if (row) await db.outbox.put({ ...row, state: 'failed', error: { status: 422, message: 'No' } });
}

test('groups a post with its picture, and marks it as refused if the picture is', async () => {
  await wish(db, follow);
  await wish(db, picture, { bytes: new ArrayBuffer(8) });
  await wish(db, create);
  expect((await list()).map(({ row }) => row.command.op)).toEqual(['follow.set', 'post.create']);
  await refuse('image.upload');
  const [first, second] = await list();
  expect(first).toMatchObject({ row: { command: create }, refused: { command: picture } });
  expect(second?.row.command).toEqual(follow);
});

test('lists a picture without a waiting post as an item', async () => {
  await wish(db, picture, { bytes: new ArrayBuffer(8) });
  expect(await list()).toMatchObject([{ row: { command: picture } }]);
});

test('discards a post together with its comments, likes and picture', async () => {
  await wish(db, picture, { bytes: new ArrayBuffer(8) });
  await wish(db, create);
  await wish(db, comment);
  await wish(db, like);
  await wish(db, follow);
  await refuse('image.upload');
  const [post] = await list();
  expect(post && (await discard(db, post.row))).toBe(true);
  expect(await listWaiting(db)).toEqual([follow]);
  expect(await db.blobs.count()).toBe(0);
});

test('keeps the label of a row when its toggle changes', async () => {
  await wish(db, follow, { label: 'Kofi Mensah' });
  await wish(db, { ...follow, on: false }, {});
  expect(await readRows(db, 'ana')).toMatchObject([
    { command: { on: false }, label: 'Kofi Mensah' },
  ]);
});
