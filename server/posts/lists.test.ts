import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CommentPage, type ListedPost, Post, PostPage } from '../../contract/post.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { type Cook, signUp } from '../testing/sign-up.ts';
import { toCursor } from './cursor.ts';

const NOBODY = '018f0000-0000-7000-8000-000000000000';
const Asked = v.object({ text: v.string(), values: v.array(v.unknown()) });

let test: TestApp;
let ada: Cook;
let ben: Cook;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, rateLimit: 'off' });
  ada = await signUp(test.app, 'Ada & Co');
  ben = await signUp(test.app, 'Ben');
  for (let n = 1; n <= 45; n += 1) await publish(n % 3 === 0 ? ben : ada, { title: `Post ${n}` });
});
afterAll(() => test.close());

async function publish(cook: Cook, fields: object) {
  const made = await cook.ask('POST', '/posts', { title: 'Ragù', content: 'Slowly.', ...fields });
  return v.parse(Post, made.json())._id;
}

async function readPage(path: string, cook?: Cook) {
  const answer = cook ? await cook.ask('GET', path) : await test.app.inject({ url: `/api${path}` });
  return v.parse(PostPage, answer.json());
}

async function readAll(path: string, between = async () => {}) {
  const found: ListedPost[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { posts, pagination }: PostPage = await readPage(
      `${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}`,
    );
    found.push(...posts);
    cursor = pagination.nextCursor;
    expect(pagination.hasMore).toBe(cursor !== null);
    await between();
  }
  return found;
}

describe('GET /posts', () => {
  it('is 20 posts, the newest first, without comments', async () => {
    const { posts, pagination } = await readPage('/posts');
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
    expect((await readPage(`/posts?limit=${limit}`)).posts).toHaveLength(length);
  });

  it('pages without a gap or a repeat while posts come and go', async () => {
    const before = (await readPage('/posts?limit=50')).posts.map(({ _id }) => _id);
    const made: string[] = [];
    const seen = await readAll('/posts?limit=6', async () => {
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
    toCursor({ at: -3e14, id: NOBODY }),
    toCursor({ at: 9e15, id: NOBODY }),
  ])('a cursor of %s is refused', async (cursor) => {
    const answer = await test.app.inject({ url: `/api/posts?cursor=${cursor}` });
    expect(answer.statusCode).toBe(400);
  });

  it('says whether one likes a post only to who is signed in', async () => {
    const [first, second] = (await readPage('/posts')).posts;
    await ben.ask('POST', `/posts/${first?._id}/like`);
    const mine = (await readPage('/posts', ben)).posts;
    expect(mine[0]).toMatchObject({ likedByMe: true, likes: [ben.user.id], likeCount: 1 });
    expect(mine[1]).toMatchObject({ _id: second?._id, likedByMe: false, likes: [] });
    expect((await readPage('/posts', ada)).posts[0]).toMatchObject({
      likedByMe: false,
      likes: [ben.user.id],
    });
    expect((await readPage('/posts')).posts[0]).not.toHaveProperty('likedByMe');
    await ben.ask('DELETE', `/posts/${first?._id}/like`);
  });

  it('answers who asks after a write with the write, however many ask', async () => {
    const many = Array.from({ length: 20 }, () => readPage('/posts?limit=1'));
    const id = await publish(ada, { title: 'Now' });
    const after = await Promise.all(Array.from({ length: 20 }, () => readPage('/posts?limit=1')));
    expect(after.map(({ posts }) => posts[0]?._id)).toEqual(after.map(() => id));
    await Promise.all(many);
    await ada.ask('DELETE', `/posts/${id}`);
  });
});

describe('filters', () => {
  let ids: Record<string, string>;
  beforeAll(async () => {
    ids = {
      review: await publish(ada, {
        title: 'Pfannkuchen by the river',
        content: 'A small bistro with 12 seats',
        category: 'restaurant-review',
        type: 'story',
        tags: ['#WeekEnd', 'Street food'],
        cuisine: 'Italian',
      }),
      story: await publish(ben, { title: 'Crème brûlée', type: 'story', tags: ['weekend'] }),
    };
  });

  it.each<[string, string[]]>([
    ['category=restaurant-review', ['review']],
    ['type=story', ['story', 'review']],
    ['tag=weekend', ['story', 'review']],
    ['tag=%23WEEKEND&type=story&category=recipe', ['story']],
    ['tag=Street%20food', ['review']],
    ['q=river', ['review']],
    ['q=RIVER+bistro', ['review']],
    ['q=riv', ['review']],
    ['q=pfankuchen', ['review']],
    ['q=creme+brulees', ['story']],
    ['q=italian&author=Ada+%26+Co', ['review']],
    ['q=river&author=Ben', []],
    ["q=river'%20|%20!x", []],
    ['q=%21%21', []],
    ['author=Nobody', []],
    ['authorId=nobody', []],
    ['category=unknown', []],
    ['category=recipe&category=technique&type=story', ['story']],
  ])('%s', async (query, names) => {
    const { posts } = await readPage(`/posts?${query}`);
    expect(posts.map(({ _id }) => _id)).toEqual(names.map((name) => ids[name]));
  });

  it('by author’s name or id, and as the posts of a user, are the same', async () => {
    const byName = await readAll('/posts?author=Ada+%26+Co');
    expect(byName).toHaveLength(31);
    expect(await readAll(`/posts?authorId=${ada.user.id}`)).toEqual(byName);
    expect(await readAll(`/users/${ada.user.id}/posts`)).toEqual(byName);
  });

  it.each(['nobody', '018f0000-0000-7000-8000-000000000000'])(
    'the posts of %s are a 404',
    async (id) => {
      const answer = await test.app.inject({ url: `/api/users/${id}/posts` });
      expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'User not found' }]);
    },
  );
});

describe('GET /posts/trending', () => {
  it('has first what was liked and talked about lately, and every post in the end', async () => {
    const all = (await readPage('/posts?limit=50')).posts;
    const [talked, liked, own] = all.slice(20, 23).map(({ _id }) => _id);
    await ben.ask('POST', `/posts/${liked}/like`);
    await (await signUp(test.app)).ask('POST', `/posts/${talked}/comments`, { content: 'Oh' });
    const author = all[22]?.authorId.id === ada.user.id ? ada : ben;
    for (let n = 0; n < 3; n += 1) {
      await author.ask('POST', `/posts/${own}/comments`, { content: 'Me' });
    }
    const trending = await readAll('/posts/trending?limit=7');
    expect(trending.slice(0, 2).map(({ _id }) => _id)).toEqual([talked, liked]);
    expect(trending.map(({ _id }) => _id).toSorted()).toEqual(all.map(({ _id }) => _id).toSorted());
    expect(trending[2]?._id).toBe(all[0]?._id);
  });

  it('forgets a like that was taken back', async () => {
    const before = (await readAll('/posts/trending')).map(({ _id }) => _id);
    const liker = await signUp(test.app);
    const last = before.at(-1);
    await liker.ask('POST', `/posts/${last}/like`);
    const liked = (await readAll('/posts/trending')).map(({ _id }) => _id);
    expect(liked.indexOf(last ?? '')).toBeLessThan(3);
    await liker.ask('DELETE', `/posts/${last}/like`);
    expect((await readAll('/posts/trending')).map(({ _id }) => _id)).toEqual(before);
  });

  it('lets old likes fade', async () => {
    const [newest] = (await readPage('/posts')).posts;
    const old = (await readAll('/posts')).at(-2);
    await test.pool.query(
      `insert into likes (user_id, post_id, liked_at) values ($1, $2, now() - interval '20 days')`,
      [ada.user.id, old?._id],
    );
    const trending = await readAll('/posts/trending');
    const place = (id?: string) => trending.findIndex(({ _id }) => _id === id);
    expect(place(newest?._id)).toBeLessThan(place(old?._id));
  });
});

it('comments of a post come oldest first, 200 with it and the rest by cursor', async () => {
  const postId = await publish(ada, {});
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
  const asked: { text: string; values: unknown[] }[] = [];
  beforeAll(async () => {
    await test.pool.query(
      `insert into users (id, name, email, email_key, password_hash)
       select gen_random_uuid(), 'Many', n || '@x', n || '@x', '' from generate_series(1, 100) n`,
    );
    await test.pool.query(
      'insert into likes (user_id, post_id) select users.id, posts.id from users, posts on conflict do nothing',
    );
    await test.pool.query('analyze');
    const spy = vi.spyOn(test.pool, 'query');
    for (const path of ['/posts', '/posts?category=recipe&tag=weekend', '/posts/trending']) {
      await readPage(path, ben);
    }
    for (const [query] of spy.mock.calls) asked.push(v.parse(Asked, query));
    spy.mockRestore();
  });

  it('no page scans them', async () => {
    const ofLikes = asked.filter(({ text }) => text.includes('likes'));
    expect(ofLikes).toHaveLength(6);
    for (const { text, values } of ofLikes) {
      const { rows } = await test.pool.query(`explain ${text}`, values);
      const plan = JSON.stringify(rows);
      expect(plan).toMatch(/Index (Only )?Scan (using|on) likes_/);
      expect(plan).not.toContain('Seq Scan on likes');
    }
  });

  it('a page holds no more than 50 of a post', async () => {
    const [post] = (await readPage('/posts', ben)).posts;
    expect(post?.likes).toHaveLength(50);
    expect(post?.likes[0]).toBe(ben.user.id);
    expect(post?.likeCount).toBe(104);
  });
});
