import type { Pool } from 'pg';
import type { Comment } from '../../contract/post/post.ts';
import { findApart, isApart } from '../users/apart.ts';
import { isUuid } from '../uuid.ts';
import { findPostAuthor } from './post-store.ts';
import { refuseGone } from './rules.ts';

/** A post of somebody apart from the caller is not there for them: 404. `apartId` is undefined for nearly everybody. */
export async function needReach(
  pool: Pool,
  postId: string,
  apartId: string | undefined,
): Promise<void> {
  if (apartId === undefined || !isUuid(postId)) return;
  if (await isApart(pool, apartId, await findPostAuthor(pool, postId))) refuseGone();
}

/** What is left of a list for a member who is apart from others. */
export async function leaveOutOthers<T>(
  pool: Pool,
  listed: readonly T[],
  apartId: string | undefined,
  toMemberId: (one: T) => string,
): Promise<T[]> {
  if (apartId === undefined) return [...listed];
  const apart = await findApart(pool, apartId, listed.map(toMemberId).filter(Boolean));
  return listed.filter((one) => !apart.has(toMemberId(one)));
}

export const toCommenter = ({ authorId }: Comment): string => authorId;
