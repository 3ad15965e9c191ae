import type { PoolClient } from 'pg';
import type { AccountRemovalBody } from '#contract/account/auth.ts';
import { deleteUser } from './account/account-store.ts';
import { leaveHousehold } from './household/store.ts';
import { deleteFollowsOfAccount } from './member/follow-store.ts';
import { deleteUnused, findUploadsOf } from './platform/uploads/store.ts';
import { deletePostsOfAccount } from './post/delete-posts-of-account.ts';
import { removeTipsOf } from './tip/store.ts';

/** Deletes an account. Returns the names of the files to remove after the commit. */
export async function removeAccount(
  client: PoolClient,
  userId: string,
  posts: AccountRemovalBody['posts'],
): Promise<string[]> {
  // Must run first: it locks users in the order of their ids, and deleting posts updates their author.
  await deleteFollowsOfAccount(client, userId);
  await leaveHousehold(client, userId);
  await deletePostsOfAccount(client, userId, posts);
  if (posts === 'remove') await removeTipsOf(client, userId);
  const uploads = await findUploadsOf(client, userId);
  await deleteUser(client, userId);
  return deleteUnused(client, uploads);
}
