import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { publish } from '#server/testing/post-lists.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import * as postTexts from '#texts/post.ts';

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
const addComment = async (cook: Cook, body: object = {}): Promise<string> =>
  (await send(cook, body)).json().comment._id;
const readComments = async (cook = ada): Promise<{ _id: string; replyTo?: string }[]> =>
  (await cook.ask('GET', `/posts/${postId}`)).json().comments;
const missingError = [404, 'replied_to_gone', postTexts.repliedToGone];
async function refuse(cook: Cook, replyTo: string) {
  const answer = await send(cook, { replyTo });
  const { code, error } = answer.json();
  return [answer.statusCode, code, error];
}

it('returns `replyTo` of a reply in the response, the post and the list, and of no other comment', async () => {
  const first = await addComment(ada);
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

it('stores a reply to a reply under the first comment', async () => {
  const first = await addComment(ada);
  const second = await addComment(ben, { replyTo: first });
  const third = (await send(ada, { replyTo: second.toUpperCase() })).json().comment;
  expect(third.replyTo).toBe(first);
});

it.each([7, 'no uuid', null])('refuses a reply to %j', async (replyTo) => {
  const answer = await send(ben, { replyTo });
  expect([answer.statusCode, answer.json().error]).toEqual([422, postTexts.idInvalid]);
});

it('refuses a reply to a deleted comment, an unknown one or one of another post', async () => {
  const first = await addComment(ada);
  await ada.ask('DELETE', `/posts/${postId}/comments/${first}`);
  expect(await refuse(ben, first)).toEqual(missingError);
  expect(await refuse(ben, v7())).toEqual(missingError);
  const other = await publish(ada, { title: 'Other' });
  const elsewhere = await ada.ask('POST', `/posts/${other}/comments`, { content: 'There' });
  expect(await refuse(ben, elsewhere.json().comment._id)).toEqual(missingError);
});

it('accepts replies to a hidden comment from its author only, and none across a block', async () => {
  const first = await addComment(ada);
  await test.pool.query('update comments set hidden = true where id = $1', [first]);
  expect(await refuse(ben, first)).toEqual(missingError);
  expect((await send(ada, { replyTo: first })).statusCode).toBe(201);
  const cid = await signUp(test.app, 'Cid');
  const second = await addComment(ben);
  await ben.ask('PUT', `/users/${cid.user.id}/block`, { blocked: true });
  expect(await refuse(cid, second)).toEqual(missingError);
});

it('keeps replies to a deleted comment under an empty placeholder until the last one is deleted', async () => {
  const post = await publish(ada, { title: 'Talk' });
  const path = `/posts/${post}/comments`;
  const addCommentHere = async (cook: Cook, content: string, replyTo?: string): Promise<string> =>
    (await cook.ask('POST', path, { content, replyTo })).json().comment._id;
  const read = async () => {
    const answer = await test.app.inject({ url: `/api/posts/${post}` });
    const list = await test.app.inject({ url: `/api${path}` });
    expect(list.json().comments).toEqual(answer.json().comments);
    return answer.json();
  };
  const secret = await addCommentHere(ben, 'My secret');
  const [first, second] = [
    await addCommentHere(ada, 'Why?', secret),
    await addCommentHere(ada, 'Other', secret),
  ];
  const third = await addCommentHere(ben, 'Because', first);
  expect((await ben.ask('DELETE', `${path}/${secret}`)).statusCode).toBe(200);
  const { comments, commentCount } = await read();
  expect(commentCount).toBe(3);
  expect(
    comments.map(({ _id, replyTo }: { _id: string; replyTo?: string }) => [_id, replyTo]),
  ).toEqual([
    [secret, undefined],
    [first, secret],
    [second, secret],
    [third, secret],
  ]);
  expect(comments[0]).toEqual({
    _id: secret,
    author: '',
    authorId: '',
    avatar: '',
    content: '',
    createdAt: comments[1].createdAt,
    deleted: true,
  });
  const { rows } = await test.pool.query('select from comments where id = $1', [secret]);
  expect(rows).toHaveLength(0);
  // The thread continues, but the deleted comment cannot be answered.
  expect((await ada.ask('POST', path, { content: 'No', replyTo: secret })).statusCode).toBe(404);
  const fourth = await addCommentHere(ada, 'I see', third);
  expect((await read()).comments.at(-1)).toMatchObject({ _id: fourth, replyTo: secret });
  expect((await ada.ask('DELETE', `${path}/${secret}`)).statusCode).toBe(404);
  for (const [cook, id] of [
    [ada, first],
    [ada, second],
    [ben, third],
    [ada, fourth],
  ] as const) {
    expect((await read()).comments[0]._id).toBe(secret);
    await cook.ask('DELETE', `${path}/${id}`);
  }
  expect(await read()).toMatchObject({ comments: [], commentCount: 0 });
});

it('repeats the placeholder on each page with replies', async () => {
  const post = await publish(ada, { title: 'Pages' });
  const path = `/posts/${post}/comments`;
  const first = (await ada.ask('POST', path, { content: 'First' })).json().comment._id;
  for (const content of ['a', 'b', 'c']) await ben.ask('POST', path, { content, replyTo: first });
  await ada.ask('DELETE', `${path}/${first}`);
  const page = (await ada.ask('GET', `${path}?limit=2`)).json();
  const next = (
    await ada.ask('GET', `${path}?limit=2&cursor=${page.pagination.nextCursor}`)
  ).json();
  const contents = [page, next].map(({ comments }) =>
    comments.map(({ content }: { content: string }) => content),
  );
  expect(contents).toEqual([
    ['', 'a', 'b'],
    ['', 'c'],
  ]);
});

it('accepts a repeated reply after the comment was deleted', async () => {
  const first = await addComment(ada);
  const body = { _id: v7(), replyTo: first };
  const headers = { 'idempotency-key': `"${v7()}"` };
  expect((await send(ben, body, headers)).statusCode).toBe(201);
  await ada.ask('DELETE', `/posts/${postId}/comments/${first}`);
  expect((await send(ben, body, headers)).statusCode).toBe(201);
  expect((await send(ben, body)).statusCode).toBe(200);
});

it('a reply to a deleted comment does not fail concurrent comments', async () => {
  const first = await addComment(ada);
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

it('returns 404 for a reply under a deleted post', async () => {
  const deletedPost = await publish(ada, { title: 'Gone' });
  const added = await ada.ask('POST', `/posts/${deletedPost}/comments`, { content: 'Here' });
  await ada.ask('DELETE', `/posts/${deletedPost}`);
  const replyTo = added.json().comment._id;
  const answer = await ben.ask('POST', `/posts/${deletedPost}/comments`, {
    content: 'Yes',
    replyTo,
  });
  expect([answer.statusCode, answer.json().error]).toEqual([404, postTexts.postGone]);
});
