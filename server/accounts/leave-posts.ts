import type { PoolClient } from 'pg';
import type { AccountRemovalBody } from '../../contract/auth.ts';

/**
 * What becomes of a person's posts and comments before the account goes: they stay, signed `accountTexts.formerMember`, or
 * they go with it. There are none yet; the community fills this in.
 */
export async function leavePosts(
  _client: PoolClient,
  _userId: string,
  _posts: AccountRemovalBody['posts'],
): Promise<void> {}
