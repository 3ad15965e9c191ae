import type { PoolClient } from 'pg';
import type { AccountRemovalBody } from '#contract/account/auth.ts';

/**
 * Deletes the posts and comments of an account with `'remove'`. Otherwise the database clears their author, and they
 * show `accountTexts.formerMember`.
 */
export async function deletePostsOfAccount(
  client: PoolClient,
  userId: string,
  posts: AccountRemovalBody['posts'],
): Promise<void> {
  if (posts !== 'remove') return;
  await client.query('delete from posts where author_id = $1', [userId]);
  await client.query('delete from comments where author_id = $1', [userId]);
}
