import { expect, test } from 'vitest';
import type { CommandOf } from '#contract/writes.ts';
import { discard } from './decide.ts';
import { readRows } from './rows.ts';
import { useAnsweredOutbox } from './testing/answered-outbox.ts';
import { listWaiting, wish } from './testing/open-outbox.ts';

type Comment = CommandOf<'comment.add'>;
const outbox = useAnsweredOutbox();

const first: Comment = { op: 'comment.add', postId: 'p', commentId: 'c1', content: 'First' };
const reply: Comment = { ...first, commentId: 'c2', content: 'Reply', replyTo: 'c1' };
const deeper: Comment = { ...first, commentId: 'c3', content: 'Deeper', replyTo: 'c2' };
const remove = (commentId: string) => ({ op: 'comment.delete', postId: 'p', commentId }) as const;
const without = ({ replyTo: _to, ...command }: Comment) => command;
const listSent = () =>
  outbox.requests.map(({ init: { body } }) => (typeof body === 'string' ? JSON.parse(body) : body));

test('sends a reply after the waiting comment that it refers to', async () => {
  await wish(outbox.db, first);
  await wish(outbox.db, reply);
  outbox.answers = [{ status: 500 }];
  await outbox.send();
  expect(outbox.requests).toHaveLength(1);
  outbox.now += 60_000;
  await outbox.send();
  expect(listSent().at(-1)).toEqual({ _id: 'c2', content: 'Reply', replyTo: 'c1' });
});

test('updates the reply if its comment gets a new id', async () => {
  await wish(outbox.db, first);
  await wish(outbox.db, reply);
  outbox.answers = [{ status: 409, body: { error: 'Taken', code: 'id_taken' } }];
  await outbox.send();
  const [, made, replied] = listSent();
  expect(made._id).not.toBe('c1');
  expect(replied).toMatchObject({ _id: 'c2', replyTo: made._id });
});

test('turns a reply into a plain comment if its unsent comment is deleted', async () => {
  for (const command of [first, reply, deeper]) await wish(outbox.db, command);
  await wish(outbox.db, remove('c1'));
  expect(await listWaiting(outbox.db)).toEqual([without(reply), deeper]);
  expect((await readRows(outbox.db, 'ana')).map(({ deps }) => deps)).toEqual([[], ['c2']]);
});

test('turns a reply into a plain comment if its sent comment is deleted', async () => {
  await wish(outbox.db, reply);
  await wish(outbox.db, remove('c1'));
  expect(await listWaiting(outbox.db)).toEqual([without(reply), remove('c1')]);
});

test('keeps the reply when a refused comment is discarded', async () => {
  await wish(outbox.db, first);
  await wish(outbox.db, reply);
  outbox.answers = [{ status: 422, body: { error: 'No' } }];
  await outbox.send();
  const [refused] = await readRows(outbox.db, 'ana');
  expect(refused?.state).toBe('failed');
  if (refused) await discard(outbox.db, refused);
  expect(await listWaiting(outbox.db)).toEqual([without(reply)]);
});

test('deletes replies together with their post', async () => {
  const post = { _id: 'p', title: 'Soup', content: 'Hot' };
  await wish(outbox.db, { op: 'post.create', post });
  await wish(outbox.db, first);
  await wish(outbox.db, reply);
  await wish(outbox.db, { op: 'post.delete', postId: 'p' });
  expect(await listWaiting(outbox.db)).toEqual([]);
});

test('rejects a reply to a comment that is being deleted', async () => {
  await wish(outbox.db, remove('c1'));
  expect(await wish(outbox.db, reply)).toBe('target-deleted');
});
