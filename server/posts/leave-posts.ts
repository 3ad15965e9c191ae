import type { PoolClient } from 'pg';
import type { AccountRemovalBody } from '../../contract/auth.ts';

/**
 * What becomes of a person's posts and comments before the account goes: they go with it, or they stay, signed
 * `accountTexts.formerMember`, since the database then takes the author off them. Likes go either way, and are counted.
 */
export async function leavePosts(
  client: PoolClient,
  userId: string,
  posts: AccountRemovalBody['posts'],
): Promise<void> {
  if (posts !== 'remove') return;
  await client.query('delete from posts where author_id = $1', [userId]);
  await client.query('delete from comments where author_id = $1', [userId]);
}
