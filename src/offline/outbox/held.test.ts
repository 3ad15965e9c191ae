import { expect, test } from 'vitest';
import { UNDO_GRACE_MS, UNDO_MS } from '#contract/device/outbox.ts';
import type { Command } from '#contract/writes.ts';
import { discard, retryNow } from './decide.ts';
import { enqueue } from './enqueue.ts';
import { readRows } from './rows.ts';
import { useAnsweredOutbox } from './testing/answered-outbox.ts';
import { listWaiting } from './testing/open-outbox.ts';

const outbox = useAnsweredOutbox();
const OVER = UNDO_MS + UNDO_GRACE_MS;
const post = { _id: 'p', title: 'Soup', content: 'Hot', image: { upload: 'up' } };
const upload = { op: 'image.upload', uploadId: 'up', type: 'image/png', name: 'a.png' } as const;
const comment = { op: 'comment.add', postId: 'p', commentId: 'c', content: 'Yum' } as const;
const like = { op: 'like.set', postId: 'p', on: true } as const;
const remove: Command = { op: 'post.delete', postId: 'p' };
const removeComment: Command = { op: 'comment.delete', postId: 'p', commentId: 'c' };

const wish = (command: Command, more = {}) =>
  enqueue(outbox.db, { userId: 'ana', command, ...more }, { now: outbox.now });
const removeHeld = (command: Command = remove) => wish(command, { canBeUndone: true });
const listSent = () => outbox.requests.map(({ address, init }) => `${init.method} ${address}`);
async function undo(): Promise<boolean> {
  const held = (await readRows(outbox.db, 'ana')).find(({ heldUntil }) => heldUntil);
  return held ? discard(outbox.db, held) : false;
}

test('[T-outbox-20] sends a deletion only when it can no longer be undone', async () => {
  await removeHeld();
  expect(await outbox.send()).toEqual({ kind: 'later', until: outbox.now + OVER });
  await retryNow(outbox.db, 'ana');
  outbox.now += OVER - 1;
  await outbox.send();
  expect(listSent()).toEqual([]);
  outbox.now += 1;
  expect(await outbox.send()).toEqual({ kind: 'empty' });
  expect(listSent()).toEqual(['DELETE /api/posts/p']);
});

test('never sends a deletion that was undone', async () => {
  await removeHeld();
  await outbox.send();
  expect(await undo()).toBe(true);
  outbox.now += OVER;
  await outbox.send();
  expect(listSent()).toEqual([]);
});

test('restores an unsent post with its picture, likes and comments', async () => {
  await wish(upload, { bytes: new ArrayBuffer(8) });
  const rest: Command[] = [{ op: 'post.create', post }, comment, like];
  for (const command of rest) await wish(command);
  await removeHeld();
  expect(await undo()).toBe(true);
  expect(await listWaiting(outbox.db)).toEqual([upload, ...rest]);
  expect(await outbox.db.blobs.count()).toBe(1);
  await outbox.send();
  expect(listSent()).toHaveLength(4);
});

test('sends nothing about a held deletion, and sends everything once its time is over', async () => {
  await wish({ op: 'post.create', post: { ...post, image: null } });
  await wish(comment);
  await removeHeld();
  await outbox.send();
  outbox.now += OVER;
  expect(await outbox.send()).toEqual({ kind: 'empty' });
  expect(listSent()).toEqual([]);
  expect(await listWaiting(outbox.db)).toEqual([]);
});

test('removes the picture together with its deleted post', async () => {
  await wish(upload, { bytes: new ArrayBuffer(8) });
  await wish({ op: 'post.create', post });
  await removeHeld();
  outbox.now += OVER;
  await outbox.send();
  expect(listSent()).toEqual([]);
  expect(await outbox.db.blobs.count()).toBe(0);
});

test('sends other writes of the lane of a held deletion, and rejects new writes about its target', async () => {
  await removeHeld(removeComment);
  const other = { ...comment, commentId: 'd' };
  await wish(other);
  expect(await wish({ ...comment, op: 'comment.update' })).toBe('target-deleted');
  expect(await wish({ ...comment, commentId: 'e', replyTo: 'c' })).toBe('target-deleted');
  await outbox.send();
  expect(listSent()).toEqual(['POST /api/posts/p/comments']);
});

test('restores a waiting edit after an undo, and drops it without one', async () => {
  const edit = { ...comment, op: 'comment.update' } as const;
  await wish(edit);
  await removeHeld(removeComment);
  await undo();
  expect(await listWaiting(outbox.db)).toEqual([edit]);
  await removeHeld(removeComment);
  outbox.now += OVER;
  await outbox.send();
  expect(listSent()).toEqual(['DELETE /api/posts/p/comments/c']);
});

test('does not hold a deletion longer if the clock is set back', async () => {
  await removeHeld();
  outbox.now -= 1000 * 60 * 10;
  await outbox.send();
  expect(listSent()).toEqual(['DELETE /api/posts/p']);
});

test('does not undo a deletion that is being sent', async () => {
  await removeHeld();
  outbox.now += OVER;
  outbox.answers = [{ status: 0 }];
  await outbox.send();
  const [row] = await readRows(outbox.db, 'ana');
  expect(row && (await discard(outbox.db, row))).toBe(false);
});

test('applies a deletion at once if 200 writes wait, since it frees space', async () => {
  for (let n = 0; n < 199; n += 1) await wish({ op: 'follow.set', userId: `u${n}`, on: true });
  await wish(comment);
  expect(await removeHeld(removeComment)).toBe('waiting');
  expect(await listWaiting(outbox.db)).toHaveLength(199);
});
