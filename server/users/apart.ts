import type { Pool, PoolClient } from 'pg';

/** Who reads. */
export interface Reader {
  viewerId: string | undefined;
  /**
   * The same id where this member reads something else than everybody: they have blocked somebody or were blocked, they have
   * hidden a post from themselves, something of theirs is hidden, or they are a moderator. Undefined for nearly all.
   */
  apartId: string | undefined;
}

/** SQL: whether one of these two has blocked the other. False where either is null, without a look at the table. */
export function toApart(one: string, another: string): string {
  return `(exists (select from blocks where blocker_id = ${one} and blocked_id = ${another})
    or exists (select from blocks where blocker_id = ${another} and blocked_id = ${one}))`;
}

/** SQL: whether this member has blocked anybody, or was blocked. */
export function toHasBlocks(member: string): string {
  return `(exists (select from blocks where blocker_id = ${member})
    or exists (select from blocks where blocked_id = ${member}))`;
}

/** Those of these members who are apart from this one. */
export async function findApart(
  client: Pool | PoolClient,
  memberId: string,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ other: string }>({
    name: 'members-apart',
    text: `select other from unnest($2::uuid[]) as other where ${toApart('$1::uuid', 'other')}`,
    values: [memberId, others],
  });
  return new Set(rows.map(({ other }) => other));
}

/** Null is the author who has left. */
export async function isApart(
  client: Pool | PoolClient,
  memberId: string,
  other: string | null | undefined,
): Promise<boolean> {
  return Boolean(other) && (await findApart(client, memberId, [other ?? ''])).size > 0;
}

/** SQL: whether this member has taken any post out of their own lists. */
export function toHasHiddenPosts(member: string): string {
  return `exists (select from hidden_posts where user_id = ${member})`;
}

/** SQL: whether this member keeps this post in their own lists. */
export function toKept(member: string, post: string): string {
  return `not exists (select from hidden_posts where user_id = ${member} and post_id = ${post})`;
}
