import { expect, test } from 'vitest';
import type { Command } from '#contract/writes.ts';
import { saveSignedIn } from '../device/signed-in.ts';
import { countDependants, discard, retryNow, sendAgain } from './decide.ts';
import { readRows } from './rows.ts';
import { useAnsweredOutbox } from './testing/answered-outbox.ts';
import { listWaiting, wish } from './testing/open-outbox.ts';

const follow: Command = { op: 'follow.set', userId: 'eve', on: true };
const create = {
  op: 'post.create',
  post: { _id: 'n', title: 'Soup', content: 'Hot' },
} satisfies Command;
const comment: Command = { op: 'comment.add', postId: 'n', commentId: 'c', content: 'Yum' };

const outbox = useAnsweredOutbox();

test('pauses all writes of a member after a rejected token, and resumes at the next sign-in', async () => {
  await wish(outbox.db, follow);
  await wish(outbox.db, create);
  outbox.answers = [{ status: 401, body: { error: 'Who are you?' } }];
  expect(await outbox.send()).toEqual({ kind: 'paused' });
  expect(await outbox.send()).toEqual({ kind: 'paused' });
  expect(outbox.requests).toHaveLength(1);
  await saveSignedIn({ userId: 'ana', token: 'new' });
  expect(await outbox.send()).toEqual({ kind: 'empty' });
  expect(new Headers(outbox.requests.at(-1)?.init.headers).get('authorization')).toBe('Bearer new');
});

test('sends the reversal of a toggle refused at its second attempt, since the first may have arrived', async () => {
  const set = (on: boolean) => wish(outbox.db, { ...follow, on }, { was: false });
  await set(true);
  outbox.answers = [
    { status: 404, body: null },
    { status: 403, body: { error: 'Not from here' } },
  ];
  await outbox.send();
  await retryNow(outbox.db, 'ana');
  await outbox.send();
  for (const on of [false, true, false]) await set(on);
  outbox.requests = [];
  await outbox.send();
  expect(outbox.requests.map(({ init }) => init.body)).toEqual([
    JSON.stringify({ following: false }),
  ]);
});

test('keeps a refused post with its reason, and counts its dependants before it is discarded', async () => {
  await wish(outbox.db, create);
  await wish(outbox.db, comment);
  await wish(outbox.db, follow);
  outbox.answers = [{ status: 422, body: { error: 'Invalid', details: [{ msg: 'Too short' }] } }];
  await outbox.send();
  const [row] = await readRows(outbox.db, 'ana');
  expect(row).toMatchObject({ state: 'failed', error: { status: 422, details: ['Too short'] } });
  expect(await listWaiting(outbox.db)).toEqual([create, comment]);
  if (!row) return;
  expect(await countDependants(outbox.db, row)).toBe(1);
  expect(await discard(outbox.db, row)).toBe(true);
  expect(await listWaiting(outbox.db)).toEqual([]);
});

test('sends a corrected post first, under a new key, and then its dependants', async () => {
  await wish(outbox.db, create);
  await wish(outbox.db, comment);
  outbox.answers = [{ status: 422, body: { error: 'Invalid' } }];
  await outbox.send();
  const [row] = await readRows(outbox.db, 'ana');
  if (row) await sendAgain(outbox.db, row, { ...create, post: { ...create.post, title: 'Stew' } });
  expect(await outbox.send()).toEqual({ kind: 'empty' });
  expect(outbox.requests.map(({ address }) => address)).toEqual([
    '/api/posts',
    '/api/posts',
    '/api/posts/n/comments',
  ]);
  expect(outbox.requests[1]?.init.body).toContain('Stew');
});

test('asks the member about a two-month-old attempt, but resends a post, which its id makes safe', async () => {
  await wish(outbox.db, follow);
  await wish(outbox.db, create);
  outbox.answers = [{ status: 500 }, { status: 500 }];
  await outbox.send();
  outbox.now += 61 * 24 * 3_600_000;
  await outbox.send();
  const rows = await readRows(outbox.db, 'ana');
  expect(rows).toMatchObject([{ state: 'failed', error: { code: 'unknown_outcome' } }]);
});

test('reads a refused row of an earlier version, which has sentences without codes', async () => {
  await wish(outbox.db, create);
  const [row] = await readRows(outbox.db, 'ana');
  const error = { status: 422, message: 'Invalid', details: ['Too short'] };
  if (row) await outbox.db.outbox.put({ ...row, key: 'earlier', state: 'failed', error });
  expect(await readRows(outbox.db, 'ana')).toMatchObject([{ key: 'earlier', error }]);
});

test('removes a refused deletion when it succeeds later', async () => {
  const remove = { op: 'post.delete', postId: 'n' } as const;
  await wish(outbox.db, remove);
  outbox.answers = [{ status: 403, body: { error: 'Not now' } }];
  await outbox.send();
  expect(await readRows(outbox.db, 'ana')).toMatchObject([{ state: 'failed' }]);
  await wish(outbox.db, remove);
  await outbox.send();
  expect(await readRows(outbox.db, 'ana')).toEqual([]);
});
