import type { Pool, PoolClient } from 'pg';
import type { SignedInSession } from '#contract/account/session.ts';
import type { Session } from '#server/platform/http/add-endpoint.ts';
import { isUuid } from '#server/platform/uuid.ts';
import { IS_LIVE } from './session-store.ts';

interface SessionRow {
  id: string;
  createdAt: Date;
  usedAt: Date;
  device: string;
  isCurrent: boolean;
}

/** Lists the live sessions of a member: this session first, then by last use. */
export async function findSessions(
  pool: Pool,
  { userId, tokenHash }: Session,
): Promise<SignedInSession[]> {
  const { rows } = await pool.query<SessionRow>(
    `select id, created_at as "createdAt", used_at as "usedAt", device, token_hash = $2 as "isCurrent"
     from sessions where user_id = $1 and ${IS_LIVE}
     order by token_hash = $2 desc, used_at desc, id`,
    [userId, tokenHash],
  );
  return rows.map(({ id, createdAt, usedAt, device, isCurrent }) => ({
    id,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt.toISOString(),
    device,
    isCurrent,
  }));
}

/** Returns false if the member has no such session. */
export async function deleteOwnSession(
  client: PoolClient,
  userId: string,
  id: string,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { rowCount } = await client.query('delete from sessions where id = $1 and user_id = $2', [
    id,
    userId,
  ]);
  return rowCount === 1;
}
