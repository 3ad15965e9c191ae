import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { publish } from '#server/testing/post-lists.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import * as postTexts from '#texts/post.ts';

let test: TestApp;
let ada: Cook;
let postId: string;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, rateLimit: 'off' });
  ada = await signUp(test.app, 'Ada');
  postId = await publish(ada);
});
afterAll(() => test.close());

const addComment = async (content: string): Promise<string> =>
  (await ada.ask('POST', `/posts/${postId}/comments`, { content })).json().comment._id;
const edit = (id: string, content: unknown) =>
  ada.ask('PUT', `/posts/${postId}/comments/${id}`, { content });
const readComments = async () => (await ada.ask('GET', `/posts/${postId}`)).json().comments;

it('returns the time of the edit in the response, in the post and in the list', async () => {
  const id = await addComment('Salt');
  const answer = await edit(id, 'Pepper');
  expect(answer.statusCode).toBe(200);
  const { comment } = answer.json();
  expect(comment).toMatchObject({ _id: id, content: 'Pepper', author: 'Ada' });
  expect(Date.parse(comment.editedAt)).toBeGreaterThanOrEqual(Date.parse(comment.createdAt));
  expect(await readComments()).toEqual([comment]);
  const listed = await ada.ask('GET', `/posts/${postId}/comments`);
  expect(listed.json().comments).toEqual([comment]);
});

it.each([
  ['', postTexts.commentRequired],
  ['a'.repeat(1001), postTexts.commentTooLong],
  [7, postTexts.commentRequired],
])('refuses %j and keeps the comment', async (content, error) => {
  const id = await addComment('As it is');
  const answer = await edit(id, content);
  expect([answer.statusCode, answer.json().error]).toEqual([422, error]);
  expect((await readComments()).at(-1)).toMatchObject({ _id: id, content: 'As it is' });
});

it('refuses an edit after ten minutes', async () => {
  const id = await addComment('Old');
  await test.pool.query(
    `update comments set created_at = now() - interval '10 minutes 1 second' where id = $1`,
    [id],
  );
  const answer = await edit(id, 'New');
  expect([answer.statusCode, answer.json().error]).toEqual([403, postTexts.commentTooOld]);
});

it('returns 404 for a deleted comment or one of another post', async () => {
  const id = await addComment('Here');
  const other = await publish(ada, { title: 'Other' });
  const elsewhere = await ada.ask('PUT', `/posts/${other}/comments/${id}`, { content: 'There' });
  expect([elsewhere.statusCode, elsewhere.json().error]).toEqual([404, postTexts.commentGone]);
  await ada.ask('DELETE', `/posts/${postId}/comments/${id}`);
  expect((await edit(id, 'New')).statusCode).toBe(404);
});
