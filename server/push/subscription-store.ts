import type { Pool } from 'pg';
import { SUBSCRIPTIONS_PER_MEMBER } from '#contract/push/limits.ts';
import type { PushIdentity, PushSubscriptionBody } from '#contract/push/subscription.ts';
import { toPushSite } from './push-site.ts';

/** The signed-in member of a browser, and their session. */
export interface Owner {
  userId: string;
  tokenHash: Buffer;
}

/**
 * Stores a browser's subscription and assigns it to the signed-in member, if any. False if the address is known with
 * other keys, because an address does not prove ownership.
 */
export async function saveSubscription(
  pool: Pool,
  { endpoint, keys: { p256dh, auth } }: PushSubscriptionBody,
  owner: Owner | undefined,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into push_subscriptions as known (endpoint, site, p256dh, auth, user_id, session_hash)
     values ($1, $6, $2, $3, (select id from users where id = $4 for share),
       (select token_hash from sessions where token_hash = $5 for share))
     on conflict (endpoint) do update
     set used_at = clock_timestamp(), site = excluded.site, user_id = coalesce(excluded.user_id, known.user_id),
       session_hash = coalesce(excluded.session_hash, known.session_hash)
     where known.auth = excluded.auth and known.p256dh = excluded.p256dh`,
    [endpoint, p256dh, auth, owner?.userId ?? null, owner?.tokenHash ?? null, toPushSite(endpoint)],
  );
  if (owner !== undefined) await deleteBeyond(pool, owner.userId);
  return rowCount === 1;
}

export async function hasSubscription(pool: Pool, endpoint: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from push_subscriptions where endpoint = $1', [
    endpoint,
  ]);
  return rowCount === 1;
}

async function deleteBeyond(pool: Pool, userId: string): Promise<void> {
  await pool.query(
    `delete from push_subscriptions where id in (
       select id from push_subscriptions where user_id = $1 order by used_at desc, id desc offset $2)`,
    [userId, SUBSCRIPTIONS_PER_MEMBER],
  );
}

export async function deleteSubscription(
  pool: Pool,
  { endpoint, auth }: PushIdentity,
): Promise<void> {
  await pool.query('delete from push_subscriptions where endpoint = $1 and auth = $2', [
    endpoint,
    auth,
  ]);
}

/** Deletes a subscription that the push service no longer knows. */
export async function deleteExpiredSubscription(pool: Pool, id: string): Promise<void> {
  await pool.query('delete from push_subscriptions where id = $1', [id]);
}

export async function deleteOldSubscriptions(pool: Pool): Promise<void> {
  await pool.query(`delete from push_subscriptions where used_at < now() - interval '90 days'`);
}
