import { expect, test } from 'vitest';
import type { Command } from '#contract/writes.ts';
import { retryNow, sendAgain } from './decide.ts';
import { readRows } from './rows.ts';
import { useAnsweredOutbox } from './testing/answered-outbox.ts';
import { listWaiting, wish } from './testing/open-outbox.ts';

const outbox = useAnsweredOutbox();

const note = (text: string) =>
  ({ op: 'note.set', recipeId: 'r', recipeName: 'Soup', text }) satisfies Command;
const comment = (content: string) =>
  ({ op: 'comment.add', postId: 'p', commentId: 'c', content }) satisfies Command;
const newWords = (content: string) =>
  ({ op: 'comment.update', postId: 'p', commentId: 'c', content }) satisfies Command;
const report = (text: string) =>
  ({
    op: 'report.send',
    kind: 'post',
    id: 'p',
    name: 'eve',
    reason: 'spam',
    text,
  }) satisfies Command;
const post = (title: string) =>
  ({ op: 'post.create', post: { _id: 'n', title, content: 'Hot' } }) satisfies Command;
const edit = (changes: { title?: string; content?: string }, baseVersion: string | null = null) =>
  ({ op: 'post.update', postId: 'n', changes, baseVersion }) satisfies Command;

const BUSY = { status: 503, body: { error: 'Later' } };
const INVALID = { status: 422, body: { error: 'Invalid', details: [{ msg: 'Too long' }] } };

/** Queues `second` while `first` waits for a retry; then the server refuses `first`. */
async function refuseBefore(first: Command, second: Command) {
  await wish(outbox.db, first);
  outbox.answers = [BUSY, INVALID];
  await outbox.send();
  await wish(outbox.db, second);
  await retryNow(outbox.db, 'ana');
  await outbox.send();
  outbox.requests = [];
  const [refused] = await readRows(outbox.db, 'ana');
  if (refused?.state !== 'failed') throw new Error('It was not refused');
  return refused;
}

function listBodies() {
  return outbox.requests.map(({ init: { body } }): unknown =>
    typeof body === 'string' ? JSON.parse(body) : undefined,
  );
}

test('replaces an older waiting note when a refused note is corrected', async () => {
  const refused = await refuseBefore(note('too long'), note('older'));
  expect(await listWaiting(outbox.db)).toEqual([note('too long'), note('older')]);
  await sendAgain(outbox.db, refused, note('newer'));
  expect(await listWaiting(outbox.db)).toEqual([note('newer')]);
  await outbox.send();
  expect(listBodies()).toEqual([{ text: 'newer' }]);
});

test('[T-outbox-21] a corrected comment keeps its new text although it was edited while it waited', async () => {
  const refused = await refuseBefore(comment('too long'), newWords('older'));
  await sendAgain(outbox.db, refused, comment('newer'));
  await outbox.send();
  expect(listBodies()).toEqual([{ _id: 'c', content: 'newer' }]);
});

test('sends later edits after a refused comment that is resent unchanged', async () => {
  const refused = await refuseBefore(comment('too long'), newWords('shorter'));
  await sendAgain(outbox.db, refused);
  await outbox.send();
  expect(listBodies()).toEqual([{ _id: 'c', content: 'too long' }, { content: 'shorter' }]);
});

test('[T-outbox-22] an edit corrects a refused post although another edit already waits behind it', async () => {
  await refuseBefore(post('too long'), edit({ content: 'Hotter' }));
  await wish(outbox.db, edit({ title: 'Stew' }));
  await outbox.send();
  expect(listBodies()).toEqual([{ _id: 'n', title: 'Stew', content: 'Hotter' }]);
  expect(await listWaiting(outbox.db)).toEqual([]);
});

test('drops an earlier edit when a refused post is published again', async () => {
  await refuseBefore(post('too long'), edit({ title: 'Older' }));
  await wish(outbox.db, post('Stew'));
  await outbox.send();
  expect(listBodies()).toEqual([{ _id: 'n', title: 'Stew', content: 'Hot' }]);
});

test('replaces both own edits with the resolution of an edit conflict', async () => {
  await refuseBefore(edit({ title: 'Mine' }, '"1"'), edit({ content: 'Mine too' }, '"1"'));
  await wish(outbox.db, edit({ title: 'Chosen', content: 'Chosen' }, '"2"'));
  await outbox.send();
  expect(listBodies()).toEqual([{ title: 'Chosen', content: 'Chosen' }]);
  expect(new Headers(outbox.requests[0]?.init.headers).get('if-match')).toBe('"2"');
});

/** Two reports about the same member: the first is refused, and the second is sent and gets `answer`. */
async function refuseAndPass(answer: { status: number }) {
  await wish(outbox.db, report('too long'));
  outbox.answers = [BUSY, INVALID, answer];
  await outbox.send();
  await wish(outbox.db, report('older'));
  await retryNow(outbox.db, 'ana');
  await outbox.send();
  return (await readRows(outbox.db, 'ana'))[0];
}

test('queues a corrected write behind a later one that may have arrived', async () => {
  const refused = await refuseAndPass({ status: 0 });
  if (refused) await sendAgain(outbox.db, refused, report('newer'));
  expect(await listWaiting(outbox.db)).toEqual([report('older'), report('newer')]);
});

test('drops a refused write instead of resending it if a later one may have arrived', async () => {
  const refused = await refuseAndPass({ status: 0 });
  expect(refused && (await sendAgain(outbox.db, refused))).toBe(true);
  expect(await listWaiting(outbox.db)).toEqual([report('older')]);
});

test('[T-outbox-23] a refused write is removed when a later one is accepted', async () => {
  expect(await refuseAndPass({ status: 200 })).toBeUndefined();
});
