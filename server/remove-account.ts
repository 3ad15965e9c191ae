import type { PoolClient } from 'pg';
import type { AccountRemovalBody } from '../contract/auth.ts';
import { deleteUser } from './accounts/account-store.ts';
import { leaveFollows } from './people/follow-store.ts';
import { leavePosts } from './posts/leave-posts.ts';
import { deleteUnused, findUploadsOf } from './uploads/store.ts';

/** Takes somebody out of the database; answers with the names of the files to remove once that is committed. */
export async function removeAccount(
  client: PoolClient,
  userId: string,
  posts: AccountRemovalBody['posts'],
): Promise<string[]> {
  // First: it holds people in the order of their ids, and the posts that go change their author.
  await leaveFollows(client, userId);
  await leavePosts(client, userId, posts);
  const uploads = await findUploadsOf(client, userId);
  await deleteUser(client, userId);
  return deleteUnused(client, uploads);
}
