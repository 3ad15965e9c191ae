import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { NotificationPage } from '#contract/notification/schema.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';

let test: TestApp;
let amara: Cook;
let ben: Cook;
let zoe: Cook;
let postId: string;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, rateLimit: 'off' });
});
afterAll(() => test.close());
beforeEach(async () => {
  amara = await signUp(test.app, 'Amara');
  ben = await signUp(test.app, 'Ben');
  zoe = await signUp(test.app, 'Zoe');
  const made = await amara.ask('POST', '/posts', { title: 'Socarrat', content: 'Hot' });
  postId = made.json()._id;
});

async function addComment(by: Cook, replyTo?: string): Promise<string> {
  const body = { content: 'Yum', ...(replyTo && { replyTo }) };
  return (await by.ask('POST', `/posts/${postId}/comments`, body)).json().comment._id;
}
async function list(by: Cook): Promise<string[]> {
  const page: NotificationPage = (await by.ask('GET', '/user/notifications')).json();
  expect(page.unread).toBe(page.notifications.length);
  return page.notifications.map(
    ({ kind, count, names, target, answers }) =>
      `${count} ${kind} by ${names.join()} at ${target.type} ${target.title}, ${answers ?? false}`,
  );
}

it('notifies the author of a comment about replies, in one group per post', async () => {
  const first = await addComment(ben);
  const second = await addComment(ben);
  await addComment(zoe, first);
  await addComment(zoe, second);
  await addComment(amara, first);
  expect(await list(ben)).toEqual(['2 comments by Amara,Zoe at post Socarrat, true']);
});

it('notifies the author of the answered comment in a thread, and no member of their own reply', async () => {
  const first = await addComment(ben);
  const second = await addComment(zoe, first);
  await addComment(zoe, second);
  expect(await list(zoe)).toEqual([]);
  await addComment(amara, second);
  expect(await list(zoe)).toEqual(['1 comments by Amara at post Socarrat, true']);
  expect(await list(ben)).toEqual(['1 comments by Zoe at post Socarrat, true']);
});

it('notifies the author of a post once, also if their own comment was answered', async () => {
  const first = await addComment(amara);
  await addComment(ben, first);
  expect(await list(amara)).toEqual(['1 comments by Ben at post Socarrat, false']);
});

it('sends no notification about hidden or deleted replies or those by blocked members', async () => {
  const first = await addComment(ben);
  const reply = await addComment(zoe, first);
  await test.pool.query('update comments set hidden = true where id = $1', [reply]);
  expect(await list(ben)).toEqual([]);
  await test.pool.query('update comments set hidden = false where id = $1', [reply]);
  expect(await list(ben)).toHaveLength(1);
  await ben.ask('PUT', `/users/${zoe.user.id}/block`, { blocked: true });
  expect(await list(ben)).toEqual([]);
  await ben.ask('PUT', `/users/${zoe.user.id}/block`, { blocked: false });
  await zoe.ask('DELETE', `/posts/${postId}/comments/${reply}`);
  expect(await list(ben)).toEqual([]);
});
