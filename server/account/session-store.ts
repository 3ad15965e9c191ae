import { createHash, randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { SESSIONS_MAX } from '#contract/account/session.ts';
import { createBatcher } from '#server/platform/batcher.ts';
import type { Session } from '#server/platform/http/add-endpoint.ts';
import { isTransientFailure } from '#server/platform/transient-failure.ts';
import { toHasBlocks, toHasHiddenPosts } from '#server/platform/visibility.ts';
import type { Account } from './account-store.ts';

interface FoundSession extends Session {
  isStale: boolean;
}

export interface NewSession {
  tokenHash: Buffer;
  /** Readable name of the browser that opened the session, or ''. */
  device: string;
}

/** At most one row; most members have none. */
const ACCOUNT_STATUS = `left join lateral (
    select is_moderator, has_hidden, suspended_for from standings where user_id = sessions.user_id limit 1
  ) account_status on true`;

const NO_SESSION = 'no session';

export const IS_LIVE = "used_at > now() - interval '90 days'";

/** 256 random bits cannot be guessed, so a fast hash is enough. */
export function createToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: toTokenHash(token) };
}

export function toTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Finds sessions by token, in batches. Use of a session extends it to 90 days from then. */
export function createFindSession(pool: Pool): (token: string) => Promise<Session | undefined> {
  const find = createBatcher<Buffer, FoundSession | typeof NO_SESSION>(async (hashes) => {
    const { rows } = await pool.query<FoundSession>({
      name: 'sessions-by-token',
      text: `select token_hash as "tokenHash", user_id as "userId", used_at < now() - interval '1 hour' as "isStale",
        coalesce(is_moderator, false) as "isModerator", suspended_for as "suspendedFor",
        coalesce(is_moderator or has_hidden, false) or ${toHasBlocks('user_id')}
          or ${toHasHiddenPosts('user_id')} as "hasPersonalView"
        from sessions ${ACCOUNT_STATUS} where token_hash = any ($1::bytea[]) and ${IS_LIVE}`,
      values: [hashes],
    });
    return hashes.map((hash) => rows.find((row) => row.tokenHash.equals(hash)) ?? NO_SESSION);
  });
  return async (token) => {
    const tokenHash = toTokenHash(token);
    const found = await find(tokenHash);
    if (found === NO_SESSION) return undefined;
    // Updated at most once an hour, so that most requests write nothing.
    if (found.isStale) {
      await pool
        .query('update sessions set used_at = now() where token_hash = $1', [tokenHash])
        .catch(ignorePassing);
    }
    const { userId, hasPersonalView, isModerator, suspendedFor } = found;
    return { userId, tokenHash, hasPersonalView, isModerator, suspendedFor };
  };
}

/** Ignores temporary failures, so that reads still work while the disk is full. */
function ignorePassing(error: unknown): void {
  if (!isTransientFailure(error)) throw error;
}

/**
 * Opens a session. A member has at most `SESSIONS_MAX`; beyond that the least recently used one ends. The new row is
 * not yet visible to its own statement, hence the `- 1`.
 * A password change ends all sessions, so no session may be opened with the old password after it. The lock waits for
 * an uncommitted change.
 * @returns false if the account was deleted or its password has changed
 */
export async function insertSession(
  pool: Pool,
  { id, passwordHash }: Account,
  { tokenHash, device }: NewSession,
): Promise<boolean> {
  const { rows } = await pool.query(
    `with opened as (
       insert into sessions (token_hash, user_id, device)
       select $1, id, $4 from users where id = $2 and password_hash = $3 for share returning user_id
     ), ended as (
       delete from sessions where token_hash in (
         select token_hash from sessions where user_id = (select user_id from opened)
         order by used_at desc, created_at desc offset ${SESSIONS_MAX - 1}
       )
     ) select user_id from opened`,
    [tokenHash, id, passwordHash, device],
  );
  return rows.length === 1;
}

export async function deleteSession(client: PoolClient, { tokenHash }: Session): Promise<void> {
  await client.query('delete from sessions where token_hash = $1', [tokenHash]);
}

/** Ends all other sessions of the user and returns their number. */
export async function deleteOtherSessions(
  client: PoolClient,
  { userId, tokenHash }: Session,
): Promise<number> {
  const { rowCount } = await client.query(
    'delete from sessions where user_id = $1 and token_hash <> $2',
    [userId, tokenHash],
  );
  return rowCount ?? 0;
}

export async function deleteSessions(pool: Pool | PoolClient, userId: string): Promise<void> {
  await pool.query('delete from sessions where user_id = $1', [userId]);
}

export async function deleteOldSessions(pool: Pool): Promise<void> {
  await pool.query(`delete from sessions where not (${IS_LIVE})`);
}
