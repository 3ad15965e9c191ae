import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { LikeAnswer, Post } from '#contract/post/schema.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, PASSWORD, signUp } from '#server/testing/sign-up.ts';

let test: TestApp;
let author: Cook;
let members: Cook[];
let postId: string;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, rateLimit: 'off' });
  author = await signUp(test.app, 'Ada');
  members = [];
  for (let n = 0; n < 50; n += 1) members.push(await signUp(test.app, `Cook ${n}`));
});
beforeEach(async () => {
  postId = (await publish()).id;
});
afterAll(() => test.close());

async function publish(fields: object = {}, cook = author) {
  const made = await cook.ask('POST', '/posts', { title: 'Ragù', content: 'Slowly.', ...fields });
  const { _id: id } = v.parse(Post, made.json());
  return { id };
}

const readPost = async () => v.parse(Post, (await author.ask('GET', `/posts/${postId}`)).json());
const like = (cook: Cook, on = true) => cook.ask(on ? 'POST' : 'DELETE', `/posts/${postId}/like`);
const addComment = (cook: Cook) =>
  cook.ask('POST', `/posts/${postId}/comments`, { content: 'Yes' });
const countRows = async (table: 'likes' | 'comments') => {
  const { rows } = await test.pool.query<{ n: number }>(
    `select count(*)::int as n from ${table} where post_id = $1`,
    [postId],
  );
  return rows[0]?.n;
};

it('200 concurrent likes and unlikes by 50 members leave the count exact', async () => {
  const changes = Array.from({ length: 4 }, (_, turn) =>
    members.map((cook, n) => like(cook, (n * 7 + turn) % 3 !== 0)),
  );
  const answers = await Promise.all(changes.flat());
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const { likeCount, likes } = await readPost();
  expect(likeCount).toBe(await countRows('likes'));
  expect(likes).toHaveLength(likeCount);
});

it('concurrent comments, likes and deletions leave both counts exact', async () => {
  const commentIds = await Promise.all(members.map(addComment));
  const ids = commentIds.map((answer) => String(answer.json().comment._id));
  await Promise.all([
    ...members.map((cook) => like(cook)),
    ...ids.slice(0, 20).map((id) => author.ask('DELETE', `/posts/${postId}/comments/${id}`)),
    ...members.slice(0, 10).map(addComment),
  ]);
  const { likeCount, commentCount } = await readPost();
  expect([likeCount, commentCount]).toEqual([50, 40]);
  expect([await countRows('likes'), await countRows('comments')]).toEqual([50, 40]);
});

it('a count change that found its row locked is applied with the next change', async () => {
  const [first = author, second = author] = members;
  const countLeft = async () => {
    const left = await test.pool.query('select from count_changes where post_id = $1', [postId]);
    return left.rowCount;
  };
  const holder = await test.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select from post_counts where post_id = $1 for update', [postId]);
    await like(first);
    expect([await countLeft(), (await readPost()).likeCount]).toEqual([1, 1]);
  } finally {
    await holder.query('commit');
    holder.release();
  }
  await like(second);
  expect([await countLeft(), (await readPost()).likeCount]).toEqual([0, 2]);
});

it('the response to a like has the count, and the caller’s id first', async () => {
  for (const cook of members.slice(0, 3)) await like(cook);
  const [first, second, third] = members.map(({ user }) => user.id);
  const answer = v.parse(LikeAnswer, (await like(members[0] ?? author)).json());
  expect(answer).toEqual({ likes: [first, third, second], likeCount: 3, likedByMe: true });
});

it('repeated likes and unlikes change nothing', async () => {
  const [cook = author] = members;
  for (const [on, likeCount] of [
    [true, 1],
    [true, 1],
    [false, 0],
    [false, 0],
  ] as const) {
    expect((await like(cook, on)).json()).toMatchObject({ likeCount, likedByMe: on });
  }
});

it('returns the newest 50 likers, with the caller first', async () => {
  const more = await Promise.all(Array.from({ length: 3 }, () => signUp(test.app)));
  for (const cook of [...members, ...more]) await like(cook);
  const oldest = members[0] ?? author;
  const answer = v.parse(LikeAnswer, (await oldest.ask('GET', `/posts/${postId}`)).json());
  expect(answer.likes).toHaveLength(50);
  expect(answer.likes[0]).toBe(oldest.user.id);
  expect(answer.likes[1]).toBe(more[2]?.user.id);
  expect(answer.likeCount).toBe(53);
  const all = await oldest.ask('GET', `/posts/${postId}/likes`);
  expect(all.json()).toHaveLength(53);
  expect(all.json()[0]).toEqual({ id: oldest.user.id, name: 'Cook 0', avatar: '' });
});

it('deleting an account deletes its likes, and its posts show a former member', async () => {
  const leaver = await signUp(test.app, 'Lea');
  const { id } = await publish({}, leaver);
  await like(leaver);
  await addComment(leaver);
  await leaver.ask('DELETE', '/auth/account', { password: PASSWORD, posts: 'keep' });
  const post = await readPost();
  expect(post).toMatchObject({ likeCount: 0, likes: [], commentCount: 1 });
  expect(post.comments[0]).toMatchObject({
    author: 'A former member',
    authorId: '',
    content: 'Yes',
  });
  const left = await author.ask('GET', `/posts/${id}`);
  expect(left.json()).toMatchObject({ author: 'A former member', authorId: '' });
  const listed = (await author.ask('GET', '/posts?limit=1')).json().posts[0];
  expect(listed.authorId).toEqual({ id: '', name: 'A former member', avatar: '' });
  expect((await author.ask('DELETE', `/posts/${id}`)).statusCode).toBe(403);
});

it('deletes posts and comments with the account on request', async () => {
  const leaver = await signUp(test.app, 'Lea');
  const { id } = await publish({}, leaver);
  await addComment(leaver);
  await author.ask('POST', `/posts/${id}/like`);
  await leaver.ask('DELETE', '/auth/account', { password: PASSWORD, posts: 'remove' });
  expect((await author.ask('GET', `/posts/${id}`)).statusCode).toBe(404);
  expect(await readPost()).toMatchObject({ commentCount: 0, comments: [] });
});

it('counts posts and reviews of a member when they are created, changed and deleted', async () => {
  const cook = await signUp(test.app);
  const counts = async () => {
    const { user } = (await author.ask('GET', `/users/${cook.user.id}`)).json();
    return [user.postCount, user.reviews];
  };
  const { id } = await publish({ category: 'restaurant-review' }, cook);
  await publish({}, cook);
  expect(await counts()).toEqual([2, 1]);
  await cook.ask('PUT', `/posts/${id}`, { category: 'technique' });
  expect(await counts()).toEqual([2, 0]);
  await cook.ask('PUT', `/posts/${id}`, { category: 'restaurant-review' });
  expect(await counts()).toEqual([2, 1]);
  await cook.ask('DELETE', `/posts/${id}`);
  expect(await counts()).toEqual([1, 0]);
});

it('a deleted post leaves no likes or comments', async () => {
  await Promise.all(members.slice(0, 10).flatMap((cook) => [like(cook), addComment(cook)]));
  await author.ask('DELETE', `/posts/${postId}`);
  for (const table of ['likes', 'comments', 'post_counts', 'count_changes']) {
    const { rows } = await test.pool.query(`select from ${table} where post_id = $1`, [postId]);
    expect(rows).toEqual([]);
  }
});
