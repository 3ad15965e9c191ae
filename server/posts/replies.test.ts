import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postTexts } from '../../texts/en/posts.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { publish } from '../testing/post-lists.ts';
import { type Cook, signUp } from '../testing/sign-up.ts';

let test: TestApp;
let ada: Cook;
let ben: Cook;
let postId: string;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, rateLimit: 'off' });
  ada = await signUp(test.app, 'Ada');
  ben = await signUp(test.app, 'Ben');
  postId = await publish(ada);
});
afterAll(() => test.close());

const send = (cook: Cook, body: object, headers = {}) =>
  cook.ask('POST', `/posts/${postId}/comments`, { content: 'Yes', ...body }, headers);
const say = async (cook: Cook, body: object = {}): Promise<string> =>
  (await send(cook, body)).json().comment._id;
const readComments = async (cook = ada): Promise<{ _id: string; replyTo?: string }[]> =>
  (await cook.ask('GET', `/posts/${postId}`)).json().comments;
const isGone = [404, 'replied_to_gone', postTexts.repliedToGone];
async function refuse(cook: Cook, replyTo: string) {
  const answer = await send(cook, { replyTo });
  const { code, error } = answer.json();
  return [answer.statusCode, code, error];
}

it('a reply says to what, in the answer, in the post and in the list; another comment says nothing', async () => {
  const first = await say(ada);
  const answer = await send(ben, { replyTo: first });
  expect(answer.statusCode).toBe(201);
  const { comment } = answer.json();
  expect(comment).toMatchObject({ replyTo: first, author: 'Ben' });
  expect((await readComments()).slice(-2)).toEqual([
    expect.not.objectContaining({ replyTo: expect.anything() }),
    comment,
  ]);
  const listed = await ada.ask('GET', `/posts/${postId}/comments`);
  expect(listed.json().comments.at(-1)).toEqual(comment);
});

it('a reply to a reply stands under the first comment', async () => {
  const first = await say(ada);
  const second = await say(ben, { replyTo: first });
  const third = (await send(ada, { replyTo: second.toUpperCase() })).json().comment;
  expect(third.replyTo).toBe(first);
});

it.each([7, 'no uuid', null])('%j is no comment to reply to', async (replyTo) => {
  const answer = await send(ben, { replyTo });
  expect([answer.statusCode, answer.json().error]).toEqual([422, postTexts.idInvalid]);
});

it('what is replied to must be a comment of that post which is still there', async () => {
  const first = await say(ada);
  await ada.ask('DELETE', `/posts/${postId}/comments/${first}`);
  expect(await refuse(ben, first)).toEqual(isGone);
  expect(await refuse(ben, v7())).toEqual(isGone);
  const other = await publish(ada, { title: 'Other' });
  const elsewhere = await ada.ask('POST', `/posts/${other}/comments`, { content: 'There' });
  expect(await refuse(ben, elsewhere.json().comment._id)).toEqual(isGone);
});

it('a hidden comment is there for its author alone, one of somebody blocked for nobody', async () => {
  const first = await say(ada);
  await test.pool.query('update comments set hidden = true where id = $1', [first]);
  expect(await refuse(ben, first)).toEqual(isGone);
  expect((await send(ada, { replyTo: first })).statusCode).toBe(201);
  const cid = await signUp(test.app, 'Cid');
  const second = await say(ben);
  await ben.ask('PUT', `/users/${cid.user.id}/block`, { blocked: true });
  expect(await refuse(cid, second)).toEqual(isGone);
});

it('replies to a comment that was deleted stand as comments of their own', async () => {
  const first = await say(ada);
  const reply = await say(ben, { replyTo: first });
  expect((await readComments(ben)).at(-1)).toMatchObject({ _id: reply, replyTo: first });
  await ada.ask('DELETE', `/posts/${postId}/comments/${first}`);
  const left = (await readComments(ben)).at(-1);
  expect([left?._id, left?.replyTo]).toEqual([reply, undefined]);
});

it('a reply that was accepted stays accepted, though the comment has gone since', async () => {
  const first = await say(ada);
  const body = { _id: v7(), replyTo: first };
  const headers = { 'idempotency-key': `"${v7()}"` };
  expect((await send(ben, body, headers)).statusCode).toBe(201);
  await ada.ask('DELETE', `/posts/${postId}/comments/${first}`);
  expect((await send(ben, body, headers)).statusCode).toBe(201);
  expect((await send(ben, body)).statusCode).toBe(200);
});

it('of many that come at once, one to a comment that is gone harms no other', async () => {
  const first = await say(ada);
  const answers = await Promise.all([
    send(ben, { replyTo: first }),
    ada.ask('DELETE', `/posts/${postId}/comments/${first}`),
    ...Array.from({ length: 8 }, (_, n) => send(ben, { content: `Number ${n}` })),
    send(ben, { replyTo: first }),
  ]);
  const [early, , ...rest] = answers.map(({ statusCode }) => statusCode);
  const late = rest.pop();
  expect([201, 404]).toEqual(expect.arrayContaining([early, late]));
  expect(new Set(rest)).toEqual(new Set([201]));
});

it('a reply under a post that is gone is told so', async () => {
  const gone = await publish(ada, { title: 'Gone' });
  const said = await ada.ask('POST', `/posts/${gone}/comments`, { content: 'Here' });
  await ada.ask('DELETE', `/posts/${gone}`);
  const replyTo = said.json().comment._id;
  const answer = await ben.ask('POST', `/posts/${gone}/comments`, { content: 'Yes', replyTo });
  expect([answer.statusCode, answer.json().error]).toEqual([404, postTexts.postGone]);
});
