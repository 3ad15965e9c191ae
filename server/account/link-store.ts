import type { Pool, PoolClient } from 'pg';
import { CONFIRM_LINK_MS, RESET_LINK_MS } from '#contract/account/links.ts';
import { createToken } from './session-store.ts';

export type LinkPurpose = 'reset' | 'confirm';

export interface NewLink {
  userId: string;
  purpose: LinkPurpose;
  /** True if use of the link proves access to the mailbox of the account. A printed link proves nothing. */
  isMailed: boolean;
}

const GOOD_FOR = { reset: RESET_LINK_MS, confirm: CONFIRM_LINK_MS };

/** Creates a link that can be used once and replaces the previous one. Returns its token. */
export async function createLink(
  pool: Pool,
  { userId, purpose, isMailed }: NewLink,
): Promise<string> {
  const { token, tokenHash } = createToken();
  await pool.query(
    `insert into account_links (user_id, purpose, token_hash, is_mailed, expires_at)
     values ($1, $2, $3, $4, now() + $5 * interval '1 millisecond')
     on conflict (user_id, purpose) do update set token_hash = excluded.token_hash,
       is_mailed = excluded.is_mailed, expires_at = excluded.expires_at, used_at = null`,
    [userId, purpose, tokenHash, isMailed, GOOD_FOR[purpose]],
  );
  return token;
}

/** Returns undefined for a link that has expired or was replaced. */
export async function findLink(
  pool: Pool | PoolClient,
  purpose: LinkPurpose,
  tokenHash: Buffer,
): Promise<{ userId: string; isUsed: boolean } | undefined> {
  const { rows } = await pool.query<{ userId: string; isUsed: boolean }>(
    `select user_id as "userId", used_at is not null as "isUsed" from account_links
     where token_hash = $1 and purpose = $2 and expires_at > now()`,
    [tokenHash, purpose],
  );
  return rows[0];
}

/** Marks a link as used. Returns undefined for an invalid link and for the second of two concurrent calls. */
export async function consumeLink(
  client: PoolClient,
  purpose: LinkPurpose,
  tokenHash: Buffer,
): Promise<{ userId: string; isMailed: boolean } | undefined> {
  const { rows } = await client.query<{ userId: string; isMailed: boolean }>(
    `update account_links set used_at = now()
     where token_hash = $1 and purpose = $2 and expires_at > now() and used_at is null
     returning user_id as "userId", is_mailed as "isMailed"`,
    [tokenHash, purpose],
  );
  return rows[0];
}

/** Deletes unused links, for example those to reset a password after it has changed. */
export async function deleteLinks(
  client: PoolClient,
  userId: string,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await client.query(
    'delete from account_links where user_id = $1 and purpose = any ($2) and used_at is null',
    [userId, purposes],
  );
}

export async function deleteOldLinks(pool: Pool): Promise<void> {
  await pool.query('delete from account_links where expires_at < now()');
}
