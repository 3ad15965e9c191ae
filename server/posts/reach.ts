import type { Pool } from 'pg';
import type { Comment } from '../../contract/post/post.ts';
import { findApart, isApart } from '../users/apart.ts';
import { isUuid } from '../uuid.ts';
import { findPostAuthor } from './post-store.ts';
import { refuseGone } from './rules.ts';

/**
 * Throws a 404 if a block separates the caller from the author of the post. `apartId` is undefined for most callers.
 */
export async function needReach(
  pool: Pool,
  postId: string,
  apartId: string | undefined,
): Promise<void> {
  if (apartId === undefined || !isUuid(postId)) return;
  if (await isApart(pool, apartId, await findPostAuthor(pool, postId))) refuseGone();
}

/** Removes entries by members whom a block separates from the caller. */
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
