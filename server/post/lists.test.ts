import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CommentPage, Post } from '#contract/post/schema.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { publish, publishMany, readAll, readPage } from '#server/testing/post-lists.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';
import { toCursor } from './cursor.ts';
import { createPostReader } from './post-reader.ts';

const UNKNOWN_ID = '018f0000-0000-7000-8000-000000000000';
/** The announcements of earlier writes (`pg_notify`) have no values. */
const QueryConfig = v.object({ text: v.string(), values: v.optional(v.array(v.unknown()), []) });

let test: TestApp;
let ada: Cook;
let ben: Cook;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, rateLimit: 'off' });
  ada = await signUp(test.app, 'Ada & Co');
  ben = await signUp(test.app, 'Ben');
  await publishMany(ada, ben);
});
afterAll(() => test.close());

describe('GET /posts', () => {
  it('returns 20 posts, newest first, without comments', async () => {
    const { posts, pagination } = await readPage(test, '/posts');
    expect(posts.map(({ title }) => title)).toEqual(
      Array.from({ length: 20 }, (_, n) => `Post ${45 - n}`),
    );
    expect(pagination.hasMore).toBe(true);
    expect(posts[0]).not.toHaveProperty('comments');
    expect(posts[0]?.authorId).toEqual({ id: ben.user.id, name: 'Ben', avatar: '' });
  });

  it.each([
    ['1', 1],
    ['0', 1],
    ['-5', 1],
    ['7.9', 7],
    ['1000', 45],
    ['many', 20],
    ['', 20],
  ])('takes a limit of "%s" as %i', async (limit, length) => {
    expect((await readPage(test, `/posts?limit=${limit}`)).posts).toHaveLength(length);
  });

  it('pages without gaps or repeats while posts are added', async () => {
    const before = (await readPage(test, '/posts?limit=50')).posts.map(({ _id }) => _id);
    const made: string[] = [];
    const seen = await readAll(test, '/posts?limit=6', async () => {
      made.push(await publish(ada, { title: 'In between' }));
    });
    expect(seen.map(({ _id }) => _id)).toEqual(before);
    for (const id of made) await ada.ask('DELETE', `/posts/${id}`);
  });

  it.each([
    'nonsense',
    'MTIz',
    'MSAx',
    '%00',
    'x'.repeat(300),
    toCursor({ at: -3e14, id: UNKNOWN_ID }),
    toCursor({ at: 9e15, id: UNKNOWN_ID }),
  ])('refuses the cursor %s', async (cursor) => {
    const answer = await test.app.inject({ url: `/api/posts?cursor=${cursor}` });
    expect(answer.statusCode).toBe(400);
  });

  it('has `likedByMe` only for members', async () => {
    const [first, second] = (await readPage(test, '/posts')).posts;
    await ben.ask('POST', `/posts/${first?._id}/like`);
    const mine = (await readPage(test, '/posts', ben)).posts;
    expect(mine[0]).toMatchObject({ likedByMe: true, likes: [ben.user.id], likeCount: 1 });
    expect(mine[1]).toMatchObject({ _id: second?._id, likedByMe: false, likes: [] });
    expect((await readPage(test, '/posts', ada)).posts[0]).toMatchObject({
      likedByMe: false,
      likes: [ben.user.id],
    });
    expect((await readPage(test, '/posts')).posts[0]).not.toHaveProperty('likedByMe');
    await ben.ask('DELETE', `/posts/${first?._id}/like`);
  });

  it('shows a finished write in every later response', async () => {
    const many = Array.from({ length: 20 }, () => readPage(test, '/posts?limit=1'));
    const id = await publish(ada, { title: 'Now' });
    const after = await Promise.all(
      Array.from({ length: 20 }, () => readPage(test, '/posts?limit=1')),
    );
    expect(after.map(({ posts }) => posts[0]?._id)).toEqual(after.map(() => id));
    await Promise.all(many);
    await ada.ask('DELETE', `/posts/${id}`);
  });
});

it('returns comments oldest first, 200 with the post and the rest by cursor', async () => {
  const postId = await publish(ada);
  for (let n = 0; n < 203; n += 1) {
    await ben.ask('POST', `/posts/${postId}/comments`, { content: `${n}` });
  }
  const post = v.parse(Post, (await ada.ask('GET', `/posts/${postId}`)).json());
  expect(post.commentCount).toBe(203);
  expect(post.comments.map(({ content }) => content)).toEqual(
    Array.from({ length: 200 }, (_, n) => `${n}`),
  );
  const path = `/posts/${postId}/comments`;
  const rest = await ada.ask('GET', `${path}?cursor=${post.commentsCursor}`);
  expect(v.parse(CommentPage, rest.json())).toMatchObject({
    comments: [{ content: '200' }, { content: '201' }, { content: '202' }],
    pagination: { hasMore: false, nextCursor: null },
  });
  const few = v.parse(CommentPage, (await ada.ask('GET', `${path}?limit=2`)).json());
  expect(few.comments).toHaveLength(2);
  await ada.ask('DELETE', `/posts/${postId}`);
});

describe('with some thousands of likes', () => {
  const queries: { text: string; values: unknown[] }[] = [];
  beforeAll(async () => {
    await test.pool.query(
      `insert into users (id, name, email, email_key, password_hash)
       select gen_random_uuid(), 'Many', n || '@x', n || '@x', '' from generate_series(1, 100) n`,
    );
    await test.pool.query(
      'insert into likes (user_id, post_id) select users.id, posts.id from users, posts on conflict do nothing',
    );
    await test.pool.query('analyze');
    // A new reader has an empty cache, so every post is read.
    const reader = createPostReader(test.pool);
    const spy = vi.spyOn(test.pool, 'query');
    const page = { filters: {}, after: undefined, limit: 20 };
    const after = { at: Date.now(), id: UNKNOWN_ID };
    for (const found of [
      reader.findPage(page),
      reader.findPage({ ...page, after }),
      reader.findPage({ ...page, filters: { category: 'recipe', tag: 'weekend' } }),
      reader.findTrending(page),
    ]) {
      await (await found).toJson(ben.user.id);
    }
    const [post] = (await readPage(test, '/posts')).posts;
    await reader.findPost(post?._id ?? '', {
      viewerId: ben.user.id,
      personalViewerId: undefined,
    });
    for (const [query] of spy.mock.calls) queries.push(v.parse(QueryConfig, query));
    spy.mockRestore();
  });

  it('reads pages and posts without scanning all likes', async () => {
    const ofLikes = queries.filter(({ text }) => text.includes('likes'));
    expect(ofLikes.length).toBeGreaterThan(5);
    for (const { text, values } of ofLikes) {
      const { rows } = await test.pool.query(`explain ${text}`, values);
      const plan = JSON.stringify(rows);
      expect(plan).toMatch(/Index (Only )?Scan (using|on) likes_/);
      expect(plan).not.toContain('Seq Scan on likes');
    }
  });

  it('finds the likes of many members without scanning all likes', async () => {
    const ofMembers = queries.find(({ values }) => String(values[0]) === ben.user.id);
    const { rows: users } = await test.pool.query('select id from users');
    const values = [users.map(({ id }) => id), ofMembers?.values[1]];
    const { rows } = await test.pool.query(`explain ${ofMembers?.text}`, values);
    expect(JSON.stringify(rows)).toMatch(/Index (Only )?Scan (using|on) likes_pkey/);
  });

  it('returns at most 50 likers of a post', async () => {
    const [post] = (await readPage(test, '/posts', ben)).posts;
    expect(post?.likes).toHaveLength(50);
    expect(post?.likes[0]).toBe(ben.user.id);
    expect(post?.likeCount).toBe(102);
  });
});
