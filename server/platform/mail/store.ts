import type { Pool, PoolClient } from 'pg';
import type { MailKind } from './letters.ts';

/**
 * A server has this long to send a claimed mail before another attempt starts. Longer than all timeouts of the
 * transport.
 */
const CLAIMED_MS = 2 * 60_000;
// Older mails are deleted, because they have become useless.
const GIVEN_UP_MS = 24 * 60 * 60_000;
const AT_ONCE = 10;

export interface ClaimedMail {
  /** A bigint, which the driver returns as text. */
  id: string;
  kind: MailKind;
  /** Number of attempts, including this one. */
  tries: number;
  /** The account of the address, or null. */
  userId: string | null;
  email: string | null;
  isVerified: boolean;
}

/** Queues a mail. It does nothing if a mail of this kind is already queued. */
export async function insertMail(
  database: Pool | PoolClient,
  kind: MailKind,
  emailKey: string,
): Promise<void> {
  await database.query(
    'insert into mails (kind, email_key) values ($1, $2) on conflict (kind, email_key) do nothing',
    [kind, emailKey],
  );
}

/** Deletes mails with a password reset link, which are obsolete after a password change. */
export async function deleteResetMails(client: PoolClient, emailKey: string): Promise<void> {
  await client.query("delete from mails where kind = 'reset' and email_key = $1", [emailKey]);
}

/** Claims due mails for this caller for `CLAIMED_MS`. */
export async function claimMails(pool: Pool, now: number): Promise<ClaimedMail[]> {
  const { rows } = await pool.query<ClaimedMail>(
    `with due as materialized (
       select id from mails where send_at <= $1 order by send_at limit ${AT_ONCE} for update skip locked
     ), taken as (
       update mails set send_at = $2, tries = tries + 1 where id in (select id from due)
       returning id, kind, tries, email_key
     )
     select taken.id, kind, tries, users.id as "userId", email, email_verified_at is not null as "isVerified"
     from taken left join users using (email_key)`,
    [new Date(now), new Date(now + CLAIMED_MS)],
  );
  return rows;
}

export async function deleteMail(pool: Pool, id: string): Promise<void> {
  await pool.query('delete from mails where id = $1', [id]);
}

export async function delayMail(pool: Pool, id: string, sendAt: number): Promise<void> {
  await pool.query('update mails set send_at = $2 where id = $1', [id, new Date(sendAt)]);
}

/** Deletes mails that could not be sent for a day, even if the server no longer sends mail. */
export async function deleteOldMails(pool: Pool, now = Date.now()): Promise<void> {
  await pool.query('delete from mails where created_at < $1', [new Date(now - GIVEN_UP_MS)]);
}

/** Returns the time of the next attempt in milliseconds since 1970. */
export async function findNextMailAt(pool: Pool): Promise<number | undefined> {
  const { rows } = await pool.query<{ at: Date | null }>('select min(send_at) as at from mails');
  return rows[0]?.at?.getTime();
}
