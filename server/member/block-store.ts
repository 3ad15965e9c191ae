import type { Pool, PoolClient } from 'pg';
import type { Person } from '#contract/post/schema.ts';
import { toAvatarAddress } from '#contract/upload/schema.ts';

/** Members whom the member has blocked, newest first. */
export async function findBlocked(pool: Pool, memberId: string): Promise<Person[]> {
  const { rows } = await pool.query<{ id: string; name: string; avatarId: string | null }>({
    name: 'blocked',
    text: `select users.id, name, avatar_id as "avatarId"
      from blocks join users on users.id = blocked_id
      where blocker_id = $1 order by blocks.created_at desc, users.id`,
    values: [memberId],
  });
  return rows.map(({ id, name, avatarId }) => ({ id, name, avatar: toAvatarAddress(avatarId) }));
}

/** Counts the blocks of the member, without one of `otherId`. */
export async function countOtherBlocks(
  client: PoolClient,
  memberId: string,
  otherId: string,
): Promise<number> {
  const { rows } = await client.query<{ others: number }>({
    name: 'blocks-count',
    text: `select count(*)::int as others from blocks where blocker_id = $1 and blocked_id <> $2`,
    values: [memberId, otherId],
  });
  return rows[0]?.others ?? 0;
}

export async function insertBlock(client: PoolClient, memberId: string, otherId: string) {
  await client.query({
    name: 'block-insert',
    text: 'insert into blocks (blocker_id, blocked_id) values ($1, $2) on conflict do nothing',
    values: [memberId, otherId],
  });
}

export async function deleteBlock(client: PoolClient, memberId: string, otherId: string) {
  await client.query({
    name: 'block-delete',
    text: 'delete from blocks where blocker_id = $1 and blocked_id = $2',
    values: [memberId, otherId],
  });
}
