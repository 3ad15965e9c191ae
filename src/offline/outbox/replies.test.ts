import { expect, test } from 'vitest';
import type { CommandOf } from '../../../contract/writes/all.ts';
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
  outbox.asked.map(({ init: { body } }) => (typeof body === 'string' ? JSON.parse(body) : body));

test('a reply to a comment that waits is sent after it, and says to what', async () => {
  await wish(outbox.db, first);
  await wish(outbox.db, reply);
  outbox.answers = [{ status: 500 }];
  await outbox.send();
  expect(outbox.asked).toHaveLength(1);
  outbox.now += 60_000;
  await outbox.send();
  expect(listSent().at(-1)).toEqual({ _id: 'c2', content: 'Reply', replyTo: 'c1' });
});

test('where the id of the comment is taken, the reply follows it to its new one', async () => {
  await wish(outbox.db, first);
  await wish(outbox.db, reply);
  outbox.answers = [{ status: 409, body: { error: 'Taken', code: 'id_taken' } }];
  await outbox.send();
  const [, made, replied] = listSent();
  expect(made._id).not.toBe('c1');
  expect(replied).toMatchObject({ _id: 'c2', replyTo: made._id });
});

test('a reply stays as a comment of its own where the comment was deleted before it was sent', async () => {
  for (const command of [first, reply, deeper]) await wish(outbox.db, command);
  await wish(outbox.db, remove('c1'));
  expect(await listWaiting(outbox.db)).toEqual([without(reply), deeper]);
  expect((await readRows(outbox.db, 'ana')).map(({ deps }) => deps)).toEqual([[], ['c2']]);
});

test('so it does where the server has that comment already', async () => {
  await wish(outbox.db, reply);
  await wish(outbox.db, remove('c1'));
  expect(await listWaiting(outbox.db)).toEqual([without(reply), remove('c1')]);
});

test('who discards a refused comment keeps the reply to it', async () => {
  await wish(outbox.db, first);
  await wish(outbox.db, reply);
  outbox.answers = [{ status: 422, body: { error: 'No' } }];
  await outbox.send();
  const [refused] = await readRows(outbox.db, 'ana');
  expect(refused?.state).toBe('failed');
  if (refused) await discard(outbox.db, refused);
  expect(await listWaiting(outbox.db)).toEqual([without(reply)]);
});

test('a post that goes takes its replies along', async () => {
  const post = { _id: 'p', title: 'Soup', content: 'Hot' };
  await wish(outbox.db, { op: 'post.create', post });
  await wish(outbox.db, first);
  await wish(outbox.db, reply);
  await wish(outbox.db, { op: 'post.delete', postId: 'p' });
  expect(await listWaiting(outbox.db)).toEqual([]);
});

test('nobody replies to a comment that they are deleting', async () => {
  await wish(outbox.db, remove('c1'));
  expect(await wish(outbox.db, reply)).toBe('gone');
});
