import type { Pool, PoolClient } from 'pg';
import { HIDDEN_POSTS_MAX } from '#contract/account/limits.ts';
import type { HiddenPost } from '#contract/post/hidden-post.ts';
import { toIsBlockedBetween, toIsVisible } from '#server/platform/visibility.ts';
import * as accountTexts from '#texts/account.ts';

/** Finds the author of a post that the member may see: null if they left, undefined if there is no such post. */
export async function findAuthor(
  client: PoolClient,
  memberId: string,
  postId: string,
): Promise<string | null | undefined> {
  const { rows } = await client.query<{ authorId: string | null }>({
    name: 'hidden-post-author',
    text: `select author_id as "authorId" from posts
      where id = $2 and not ${toIsBlockedBetween('$1::uuid', 'author_id')} and ${toIsVisible('posts', '$1::uuid')}`,
    values: [memberId, postId],
  });
  return rows[0]?.authorId;
}

/** Idempotent. Beyond the limit the post that was hidden first is shown again. */
export async function insertHiddenPost(client: PoolClient, memberId: string, postId: string) {
  // Inserts nothing if the user or the post was deleted in between.
  await client.query({
    name: 'hidden-post-insert',
    text: `insert into hidden_posts (user_id, post_id)
      select users.id, posts.id from users, posts where users.id = $1 and posts.id = $2 on conflict do nothing`,
    values: [memberId, postId],
  });
  await client.query({
    name: 'hidden-posts-beyond',
    text: `delete from hidden_posts where user_id = $1 and post_id in (
      select post_id from hidden_posts where user_id = $1 order by hidden_at desc, post_id offset $2)`,
    values: [memberId, HIDDEN_POSTS_MAX],
  });
}

export async function deleteHiddenPost(client: PoolClient, memberId: string, postId: string) {
  await client.query({
    name: 'hidden-post-delete',
    text: 'delete from hidden_posts where user_id = $1 and post_id = $2',
    values: [memberId, postId],
  });
}

/** Finds the posts that the member has hidden, newest first. Posts that they may no longer see are left out. */
export async function findHiddenPosts(pool: Pool, memberId: string): Promise<HiddenPost[]> {
  const { rows } = await pool.query<{ id: string; title: string; author: string | null }>({
    name: 'hidden-posts',
    text: `select posts.id, body::json ->> 'title' as title, users.name as author
      from hidden_posts join posts on posts.id = post_id left join users on users.id = author_id
      where user_id = $1 and not ${toIsBlockedBetween('$1::uuid', 'author_id')} and ${toIsVisible('posts', '$1::uuid')}
      order by hidden_at desc, post_id`,
    values: [memberId],
  });
  return rows.map(({ id, title, author }) => ({
    _id: id,
    title,
    author: author ?? accountTexts.formerMember,
  }));
}
