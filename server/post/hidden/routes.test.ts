import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HIDDEN_POSTS_MAX } from '#contract/account/limits.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { publish } from '#server/testing/post-lists.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';

let test: TestApp;
let author: Cook;
let reader: Cook;
let postId: string;
let tag: string;
let count = 0;
beforeAll(async () => {
  test = await buildTestApp({ rateLimit: 'off' });
});
afterAll(() => test.close());
beforeEach(async () => {
  count += 1;
  tag = `Wanda${count}`;
  author = await signUp(test.app, 'Ada');
  reader = await signUp(test.app, 'Ben');
  postId = await publish(author, { title: `Title ${tag}`, tags: [tag], category: 'technique' });
});

const hide = (hidden = true, by = reader, id = postId) =>
  by.ask('PUT', `/user/hidden-posts/${id}`, { hidden });
const list = async (by = reader) => (await by.ask('GET', '/user/hidden-posts')).json().posts;

async function listSeen(by: Cook) {
  const seen: string[] = [];
  for (const path of ['/posts', `/posts?tag=${tag}`, `/posts?q=${tag}`, '/posts/trending']) {
    const answer = await by.ask('GET', `${path}${path.includes('?') ? '&' : '?'}limit=50`);
    expect(answer.statusCode).toBe(200);
    if (answer.body.includes(postId)) seen.push(path.replace(tag, 'tag'));
  }
  return seen;
}
const LISTS = ['/posts', '/posts?tag=tag', '/posts?q=tag', '/posts/trending'];

describe('PUT /user/hidden-posts/{id}', () => {
  it('hides a post from the feed, trending and search of this member only', async () => {
    expect(await listSeen(reader)).toEqual(LISTS);
    const answer = await hide();
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user.hiddenPosts).toEqual([postId]);
    expect(await listSeen(reader)).toEqual([]);
    expect(await listSeen(author)).toEqual(LISTS);
    expect(await list()).toEqual([{ _id: postId, title: `Title ${tag}`, author: 'Ada' }]);
    await hide(false);
    expect(await listSeen(reader)).toEqual(LISTS);
    expect(await list()).toEqual([]);
  });

  it('keeps the post on its own page and on its author’s page', async () => {
    await hide();
    expect((await reader.ask('GET', `/posts/${postId}`)).statusCode).toBe(200);
    expect((await reader.ask('GET', `/users/${author.user.id}/posts`)).body).toContain(postId);
  });

  it('keeps the length of feed pages', async () => {
    const [first, second] = [await publish(author), await publish(author)];
    await hide(true, reader, second);
    const page = (await reader.ask('GET', '/posts?limit=1')).json();
    expect(page.posts.map(({ _id }: { _id: string }) => _id)).toEqual([first]);
  });

  it('lists the newest first, and drops the oldest beyond the limit', async () => {
    const posts = await test.pool.query<{ id: string }>(
      `insert into posts (id, author_id, body, category, type, tag_keys, created_at)
       select gen_random_uuid(), author_id, body, category, type, tag_keys, created_at
       from posts, generate_series(1, $2) where id = $1 returning id`,
      [postId, HIDDEN_POSTS_MAX],
    );
    await test.pool.query(
      `insert into hidden_posts (user_id, post_id, hidden_at)
       select $1, id, now() - n * interval '1 hour' from unnest($2::uuid[]) with ordinality as one (id, n)`,
      [reader.user.id, posts.rows.map(({ id }) => id)],
    );
    await hide();
    const hidden = await list();
    expect(hidden).toHaveLength(HIDDEN_POSTS_MAX);
    expect(hidden[0]._id).toBe(postId);
    expect(hidden.at(-1)._id).toBe(posts.rows.at(-2)?.id);
  });

  it('refuses the member’s own posts with 422 and unknown or invisible posts with 404', async () => {
    expect((await hide(true, author)).statusCode).toBe(422);
    expect((await hide(true, reader, v7())).statusCode).toBe(404);
    expect((await hide(true, reader, 'soup')).statusCode).toBe(404);
    expect((await reader.ask('PUT', `/user/hidden-posts/${postId}`, {})).statusCode).toBe(422);
    await author.ask('PUT', `/users/${reader.user.id}/block`, { blocked: true });
    expect((await hide()).statusCode).toBe(404);
  });

  it('drops deleted posts, and leaves out those of blocked authors', async () => {
    await hide();
    await reader.ask('PUT', `/users/${author.user.id}/block`, { blocked: true });
    expect(await list()).toEqual([]);
    await reader.ask('PUT', `/users/${author.user.id}/block`, { blocked: false });
    expect(await list()).toHaveLength(1);
    await author.ask('DELETE', `/posts/${postId}`);
    expect((await reader.ask('GET', '/auth/profile')).json().user.hiddenPosts).toEqual([]);
  });
});
