import type { Pool, PoolClient } from 'pg';
import { INVITE_MS } from '#contract/household/limits.ts';

/** Inserts an invitation and returns when it expires. */
export async function insertInvite(
  client: PoolClient,
  householdId: string,
  tokenHash: Buffer,
): Promise<Date> {
  const { rows } = await client.query<{ expiresAt: Date }>({
    name: 'household-invite',
    text: `insert into household_invites (token_hash, household_id, expires_at)
      values ($1, $2, now() + $3 * interval '1 millisecond') returning expires_at as "expiresAt"`,
    values: [tokenHash, householdId, INVITE_MS],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('No invitation');
  return row.expiresAt;
}

export interface Invited {
  householdId: string;
  /** Null until a member accepts it. */
  acceptedBy: string | null;
}

/** Undefined if it does not exist or has expired. */
export async function findInvite(
  client: PoolClient,
  tokenHash: Buffer,
): Promise<Invited | undefined> {
  const { rows } = await client.query<Invited>({
    name: 'household-invite-find',
    text: `select household_id as "householdId", accepted_by as "acceptedBy" from household_invites
      where token_hash = $1 and expires_at > now()`,
    values: [tokenHash],
  });
  return rows[0];
}

export async function updateAccepted(
  client: PoolClient,
  tokenHash: Buffer,
  userId: string,
): Promise<void> {
  await client.query({
    name: 'household-invite-accept',
    text: 'update household_invites set accepted_by = $2 where token_hash = $1',
    values: [tokenHash, userId],
  });
}

export async function deleteOldInvites(pool: Pool): Promise<void> {
  await pool.query('delete from household_invites where expires_at < now()');
}
