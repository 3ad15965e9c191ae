import type { Pool } from 'pg';
import type { Comment } from '#contract/post/schema.ts';
import { isUuid } from '#server/platform/uuid.ts';
import { findBlocked, isBlockedBetween } from '#server/platform/visibility.ts';
import { refuseMissing } from './policy.ts';
import { findPostAuthor } from './post-store.ts';

/**
 * Throws a 404 if a block separates the caller from the author of the post. `personalViewerId` is undefined for most callers.
 */
export async function refuseIfBlocked(
  pool: Pool,
  postId: string,
  personalViewerId: string | undefined,
): Promise<void> {
  if (personalViewerId === undefined || !isUuid(postId)) return;
  if (await isBlockedBetween(pool, personalViewerId, await findPostAuthor(pool, postId)))
    refuseMissing();
}

/** Removes entries by members whom a block separates from the caller. */
export async function filterBlocked<T>(
  pool: Pool,
  listed: readonly T[],
  personalViewerId: string | undefined,
  toMemberId: (one: T) => string,
): Promise<T[]> {
  if (personalViewerId === undefined) return [...listed];
  const blockedIds = await findBlocked(
    pool,
    personalViewerId,
    listed.map(toMemberId).filter(Boolean),
  );
  return listed.filter((one) => !blockedIds.has(toMemberId(one)));
}

export const toCommenter = ({ authorId }: Comment): string => authorId;
