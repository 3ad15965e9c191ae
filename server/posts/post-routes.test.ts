import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CommentAnswer, LikeAnswer, Post, PostPage } from '../../contract/post.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { type Cook, signUp } from '../testing/sign-up.ts';

let test: TestApp;
let ada: Cook;
let ben: Cook;
beforeAll(async () => {
  test = await buildTestApp({ dishes: {} });
  ada = await signUp(test.app, 'Ada');
  ben = await signUp(test.app, 'Ben');
});
afterAll(() => test.close());

const POST = {
  title: 'Crème  brûlée ',
  content: '<b>Crack</b>\n\tit 🍮',
  tags: ['#Sweet', 'sweet', 'French'],
};

it('a post comes back as it was written, and as the first of the list', async () => {
  const made = await ada.ask('POST', '/posts', POST);
  expect(made.statusCode).toBe(201);
  const post = v.parse(Post, made.json());
  expect(post).toMatchObject({
    title: POST.title,
    content: POST.content,
    tags: ['#Sweet', 'French'],
    category: 'recipe',
    type: 'recipe',
    author: 'Ada',
    authorId: ada.user.id,
    likes: [],
    likeCount: 0,
    likedByMe: false,
    commentCount: 0,
    image: null,
  });
  const list = v.parse(PostPage, (await test.app.inject({ url: '/api/posts' })).json());
  expect(list.posts[0]).toMatchObject({
    _id: post._id,
    authorId: { id: ada.user.id, name: 'Ada', avatar: '' },
  });
  expect(list.posts[0]).not.toHaveProperty('comments');
  expect(list.posts[0]).not.toHaveProperty('likedByMe');
  const like = await ben.ask('POST', `/posts/${post._id}/like`);
  expect(v.parse(LikeAnswer, like.json())).toEqual({
    likes: [ben.user.id],
    likeCount: 1,
    likedByMe: true,
  });
  const said = await ben.ask('POST', `/posts/${post._id}/comments`, { content: 'Lovely' });
  expect([said.statusCode, v.parse(CommentAnswer, said.json()).comment.author]).toEqual([
    201,
    'Ben',
  ]);
  const seen = await ben.ask('GET', `/posts/${post._id}`);
  expect(v.parse(Post, seen.json())).toMatchObject({
    likeCount: 1,
    commentCount: 1,
    likedByMe: true,
  });
  expect(seen.headers['etag']).toBe('"1"');
  const changed = await ada.ask(
    'PUT',
    `/posts/${post._id}`,
    { title: 'New' },
    { 'if-match': '"1"' },
  );
  expect(v.parse(Post, changed.json())).toMatchObject({
    title: 'New',
    content: POST.content,
    version: '2',
  });
  const stale = await ada.ask(
    'PUT',
    `/posts/${post._id}`,
    { title: 'Newer' },
    { 'if-match': '"1"' },
  );
  expect([stale.statusCode, stale.json()]).toMatchObject([409, { code: 'stale' }]);
  const q = await test.app.inject({
    url: '/api/posts?q=bruleee&tag=%23SWEET&author=Ada&category=recipe&type=recipe',
  });
  expect(v.parse(PostPage, q.json()).posts).toHaveLength(0);
  const q2 = await test.app.inject({
    url: '/api/posts?q=frenhc%20crac&tag=%23SWEET&author=Ada&category=recipe&type=recipe',
  });
  expect(v.parse(PostPage, q2.json()).posts).toHaveLength(1);
  const trending = await ben.ask('GET', '/posts/trending');
  expect(v.parse(PostPage, trending.json()).posts).toHaveLength(1);
  expect((await ben.ask('GET', `/posts/${post._id}/likes`)).json()).toEqual([
    { id: ben.user.id, name: 'Ben', avatar: '' },
  ]);
  expect((await ben.ask('DELETE', `/posts/${post._id}`)).statusCode).toBe(403);
  expect((await ben.ask('DELETE', `/posts/${post._id}/like`)).json()).toMatchObject({
    likeCount: 0,
    likes: [],
  });
  expect((await ada.ask('GET', `/auth/profile`)).json().user.postCount).toBe(1);
  expect((await ada.ask('DELETE', `/posts/${post._id}`)).statusCode).toBe(200);
  expect((await ada.ask('GET', `/posts/${post._id}`)).statusCode).toBe(404);
  expect((await ada.ask('GET', `/auth/profile`)).json().user.postCount).toBe(0);
  const left = await test.pool.query(
    'select (select count(*) from post_counts)::int as counts, (select count(*) from count_changes)::int as changes',
  );
  expect(left.rows).toEqual([{ counts: 0, changes: 0 }]);
});
