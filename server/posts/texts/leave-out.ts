import type { Pool } from 'pg';
import type { Post } from '../../../contract/post/post.ts';
import { findApart } from '../../users/apart.ts';
import type { SharedText } from './shared-text.ts';

/**
 * A post for a member who is apart from others: without the comments of those, and not at all where they wrote the post
 * (undefined). Everybody else reads the shared text as it is (docs/decisions/0081).
 */
export async function leaveOut(
  pool: Pool,
  memberId: string,
  { json, text }: { json: string; text: Pick<SharedText, 'people'> },
): Promise<string | undefined> {
  const apart = await findApart(pool, memberId, text.people);
  if (apart.size === 0) return json;
  const post: Post = JSON.parse(json);
  if (apart.has(post.authorId)) return undefined;
  const comments = post.comments.filter(({ authorId }) => !apart.has(authorId));
  return JSON.stringify({ ...post, comments });
}
