import * as v from 'valibot';
import { type ListedPost, Post, PostPage } from '#contract/post/schema.ts';
import type { TestApp } from './build-test-app.ts';
import type { Cook } from './sign-up.ts';

/** Publishes a post of this member and returns its id. */
export async function publish(cook: Cook, fields: object = {}): Promise<string> {
  const made = await cook.ask('POST', '/posts', { title: 'Ragù', content: 'Slowly.', ...fields });
  return v.parse(Post, made.json())._id;
}

/** Publishes 45 posts, starting with "Post 1". Every third one is by the second member. */
export async function publishMany(one: Cook, other: Cook): Promise<void> {
  for (let n = 1; n <= 45; n += 1) await publish(n % 3 === 0 ? other : one, { title: `Post ${n}` });
}

/** Reads a page of posts as this member, or as a visitor. */
export async function readPage({ app }: TestApp, path: string, cook?: Cook): Promise<PostPage> {
  const answer = cook ? await cook.ask('GET', path) : await app.inject({ url: `/api${path}` });
  return v.parse(PostPage, answer.json());
}

/** Reads all pages of a list in sequence, and calls `between` after each. */
export async function readAll(test: TestApp, path: string, between = async () => {}) {
  const found: ListedPost[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const mark = path.includes('?') ? '&' : '?';
    const { posts, pagination }: PostPage = await readPage(test, `${path}${mark}cursor=${cursor}`);
    if (pagination.hasMore !== (pagination.nextCursor !== null))
      throw new Error('hasMore is wrong');
    found.push(...posts);
    cursor = pagination.nextCursor;
    await between();
  }
  return found;
}
