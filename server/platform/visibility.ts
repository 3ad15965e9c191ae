import type { Pool, PoolClient } from 'pg';

/** The viewer of a request. */
export interface Viewer {
  viewerId: string | undefined;
  /**
   * The viewer's id if their view differs from everyone's: they blocked a member or were blocked, hid a post, have
   * content hidden by moderators, or are a moderator. Undefined for most viewers.
   */
  personalViewerId: string | undefined;
}

/** SQL: true if one of the two members has blocked the other. False without a table lookup if either is null. */
export function toIsBlockedBetween(one: string, another: string): string {
  return `(exists (select from blocks where blocker_id = ${one} and blocked_id = ${another})
    or exists (select from blocks where blocker_id = ${another} and blocked_id = ${one}))`;
}

/** SQL: ids of members that this reader (null for a visitor) may not see, because of moderators or a block. */
export function toInvisibleMembers(reader: string): string {
  return `(select user_id from standings where is_hidden
    union all select blocked_id from blocks where blocker_id = ${reader}
    union all select blocker_id from blocks where blocked_id = ${reader})`;
}

/** SQL: true if this member has blocked another member or was blocked. */
export function toHasBlocks(member: string): string {
  return `(exists (select from blocks where blocker_id = ${member})
    or exists (select from blocks where blocked_id = ${member}))`;
}

/** Returns those of `others` whom a block separates from the member. */
export async function findBlocked(
  client: Pool | PoolClient,
  memberId: string,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ other: string }>({
    name: 'members-blocked',
    text: `select other from unnest($2::uuid[]) as other where ${toIsBlockedBetween('$1::uuid', 'other')}`,
    values: [memberId, others],
  });
  return new Set(rows.map(({ other }) => other));
}

/** Maps each member to those of `others` whom a block separates from them. Members without a block are missing. */
export async function findBlockedPairs(
  client: Pool | PoolClient,
  memberIds: readonly string[],
  others: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (memberIds.length === 0 || others.length === 0) return new Map();
  const { rows } = await client.query<{ member: string; others: string[] }>({
    name: 'members-blocked-pairs',
    text: `select member, array_agg(other) as others from (
        select blocker_id as member, blocked_id as other from blocks where blocker_id = any ($1::uuid[])
        union all select blocked_id, blocker_id from blocks where blocked_id = any ($1::uuid[])
      ) pairs where other = any ($2::uuid[]) group by member`,
    values: [memberIds, others],
  });
  return new Map(rows.map(({ member, others: found }) => [member, new Set(found)]));
}

/** `other` is null for an author who has left. */
export async function isBlockedBetween(
  client: Pool | PoolClient,
  memberId: string,
  other: string | null | undefined,
): Promise<boolean> {
  return Boolean(other) && (await findBlocked(client, memberId, [other ?? ''])).size > 0;
}

/** SQL: true if this member has hidden any post from their lists. */
export function toHasHiddenPosts(member: string): string {
  return `exists (select from hidden_posts where user_id = ${member})`;
}

/** SQL: true if this member has not hidden this post. */
export function toIsNotHidden(member: string, post: string): string {
  return `not exists (select from hidden_posts where user_id = ${member} and post_id = ${post})`;
}

/**
 * SQL: true if a reader (null for a visitor) may see this row of posts, comments or tips. For rows that are not hidden,
 * nearly all of them, it reads only one column.
 */
export function toIsVisible(row: string, reader: string): string {
  return `(not ${row}.hidden or sees_hidden(${row}.author_id, ${reader}))`;
}

/** SQL: true if a reader (null for a visitor) sees this member. */
export function toIsMemberVisible(member: string, reader: string): string {
  return `sees_member(${member}, ${reader})`;
}

/** SQL: ids of members hidden by moderators. There are few. */
export const HIDDEN_MEMBERS = '(select user_id from standings where is_hidden)';
