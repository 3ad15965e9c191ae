import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CommentAnswer, Post } from '#contract/post/schema.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, PASSWORD, signUp } from '#server/testing/sign-up.ts';

const WHO = ['a visitor', 'a dead token', 'another member', 'the commenter', 'the author'] as const;
type Who = (typeof WHO)[number];

let test: TestApp;
let cooks: Record<Who, Cook | undefined>;
let postId: string;
let commentId: string;
let ownCommentId: string;

beforeAll(async () => {
  test = await buildTestApp({ dishes: {}, rateLimit: 'off' });
  const leaver = await signUp(test.app);
  await leaver.ask('DELETE', '/auth/account', { password: PASSWORD, posts: 'keep' });
  const author = await signUp(test.app, 'Ada');
  const commenter = await signUp(test.app, 'Cem');
  cooks = {
    'a visitor': undefined,
    'a dead token': leaver,
    'another member': await signUp(test.app, 'Sam'),
    'the commenter': commenter,
    'the author': author,
  };
  const made = await author.ask('POST', '/posts', { title: 'Ragù', content: 'Slowly.' });
  postId = v.parse(Post, made.json())._id;
  const addComment = async (cook: Cook) =>
    v.parse(
      CommentAnswer,
      (await cook.ask('POST', `/posts/${postId}/comments`, { content: 'Yes' })).json(),
    ).comment._id;
  commentId = await addComment(commenter);
  ownCommentId = await addComment(author);
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Ask = [Method, () => string, object?];

function ask(who: Who, [method, toPath, payload]: Ask) {
  const cook = cooks[who];
  const path = toPath();
  if (cook) return cook.ask(method, path, payload);
  return test.app.inject({ method, url: `/api${path}`, ...(payload && { payload }) });
}

const post = () => `/posts/${postId}`;
const toOwnComment = () => `${post()}/comments/${ownCommentId}`;
const toComment = () => `${post()}/comments/${commentId}`;
const WRITES: Record<string, Ask> = {
  'publish a post': ['POST', () => '/posts', { title: 'Mine', content: 'Own' }],
  'change the post': ['PUT', post, { title: 'Ragù' }],
  'like the post': ['POST', () => `${post()}/like`],
  'unlike the post': ['DELETE', () => `${post()}/like`],
  comment: ['POST', () => `${post()}/comments`, { content: 'Hm' }],
  'change a comment of the author': ['PUT', toOwnComment, { content: 'Well' }],
  'change the comment': ['PUT', toComment, { content: 'Well' }],
  'delete a comment of the author': ['DELETE', toOwnComment],
  'delete the comment': ['DELETE', toComment],
  'delete the post': ['DELETE', post],
};

/** Statuses in the order of `WHO`. Deletions come last, because the other rows need the post. */
const TABLE: [keyof typeof WRITES, number[]][] = [
  ['publish a post', [401, 401, 201, 201, 201]],
  ['change the post', [401, 401, 403, 403, 200]],
  ['like the post', [401, 401, 200, 200, 200]],
  ['unlike the post', [401, 401, 200, 200, 200]],
  ['comment', [401, 401, 201, 201, 201]],
  ['change a comment of the author', [401, 401, 403, 403, 200]],
  ['change the comment', [401, 401, 403, 200, 403]],
  ['delete a comment of the author', [401, 401, 403, 403, 200]],
  ['delete the comment', [401, 401, 403, 200, 404]],
  ['delete the post', [401, 401, 403, 403, 200]],
];

describe('permissions (specification 6)', () => {
  it.each(TABLE)('%s', async (name, statuses) => {
    const write = WRITES[name];
    if (!write) throw new Error(name);
    const answered: number[] = [];
    for (const who of WHO) answered.push((await ask(who, write)).statusCode);
    expect(answered).toEqual(statuses);
  });

  it('lets the author of a post delete comments by others', async () => {
    const [author, commenter] = [cooks['the author'], cooks['the commenter']];
    const made = await author?.ask('POST', '/posts', { title: 'Again', content: 'Slowly.' });
    const { _id } = v.parse(Post, made?.json());
    const answer = await commenter?.ask('POST', `/posts/${_id}/comments`, { content: 'No' });
    const { comment } = v.parse(CommentAnswer, answer?.json());
    const deletion = await author?.ask('DELETE', `/posts/${_id}/comments/${comment._id}`);
    expect(deletion?.statusCode).toBe(200);
    const seen = await author?.ask('GET', `/posts/${_id}`);
    expect(seen?.json()).toMatchObject({ comments: [], commentCount: 0 });
  });

  it('[T-posts-3] every caller may read posts, an invalid token is a 401, and no response has an email', async () => {
    const made = await cooks['the author']?.ask('POST', '/posts', {
      title: 'Open',
      content: 'Yes',
    });
    const { _id, authorId } = v.parse(Post, made?.json());
    await cooks['another member']?.ask('POST', `/posts/${_id}/comments`, { content: 'Hello' });
    await cooks['another member']?.ask('POST', `/posts/${_id}/like`);
    for (const path of [
      '/posts',
      '/posts/trending',
      `/posts/${_id}`,
      `/posts/${_id}/likes`,
      `/posts/${_id}/comments`,
      `/users/${authorId}/posts`,
    ]) {
      for (const who of WHO) {
        const answer = await ask(who, ['GET', () => path]);
        expect([path, answer.statusCode]).toEqual([path, who === 'a dead token' ? 401 : 200]);
        expect(answer.body).not.toMatch(/@|email/);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    }
  });
});

const MISSING_IDS = ['018f0000-0000-7000-8000-000000000000', 'no-id', "'; drop table posts", 'é'];

it.each(MISSING_IDS)('returns 404 for every call on the post %s', async (id) => {
  const path = `/posts/${encodeURIComponent(id)}`;
  const calls: Ask[] = [
    ['GET', () => path],
    ['GET', () => `${path}/likes`],
    ['GET', () => `${path}/comments`],
    ['PUT', () => path, { title: 'New' }],
    ['DELETE', () => path],
    ['POST', () => `${path}/like`],
    ['DELETE', () => `${path}/like`],
    ['POST', () => `${path}/comments`, { content: 'Hm' }],
    ['DELETE', () => `${path}/comments/${MISSING_IDS[0]}`],
  ];
  for (const call of calls) {
    const answer = await ask('the author', call);
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'Post not found']);
  }
});
