import type { Pool, PoolClient } from 'pg';
import { PUSH_GRACE_MS, PUSH_LATE_MAX_MS } from '#contract/push/limits.ts';
import type { PushedTimersBody } from '#contract/push/timers.ts';
import { toClaimStatement, toClaimValues } from './claim.ts';
import { type ClaimLimits, type Pause, toPauseValues } from './open-sends.ts';

export interface ClaimedTimer {
  /** A bigint, which the driver reads as text. */
  subscriptionId: string;
  timerId: string;
  dueAt: Date;
  tries: number;
  endpoint: string;
  site: string;
  p256dh: string;
  auth: string;
}

/**
 * Replaces all timers of a subscription. False if no subscription has this address and secret. A timer that moves by at
 * most 2 s is left unchanged, since it may be on its way.
 */
export async function replaceTimers(
  pool: Pool,
  { endpoint, auth, timers }: PushedTimersBody,
  now: number,
): Promise<boolean> {
  // If an id is repeated, the last one counts, because one statement can change a row only once.
  const last = new Map(timers.map(({ id, dueIn }) => [id, now + Math.round(dueIn)]));
  const due = [...last.values()];
  const { rowCount } = await pool.query(
    `with owner as (
       update push_subscriptions set used_at = clock_timestamp() where endpoint = $1 and auth = $2 returning id
     ), gone as (
       delete from push_timers using owner where subscription_id = owner.id and timer_id <> all ($3::text[])
     ), kept as (
       insert into push_timers as known (subscription_id, timer_id, due_at, send_at)
       select owner.id, given.* from owner, unnest($3::text[], $4::timestamptz[], $5::timestamptz[]) as given
       on conflict (subscription_id, timer_id) do update
       set due_at = excluded.due_at, send_at = excluded.send_at, tries = 0
       where abs(extract(epoch from known.due_at - excluded.due_at)) > 2
     )
     select from owner`,
    [
      endpoint,
      auth,
      [...last.keys()],
      due.map((at) => new Date(at)),
      due.map((at) => new Date(at + PUSH_GRACE_MS)),
    ],
  );
  return rowCount === 1;
}

export async function claimTimers(
  database: Pool | PoolClient,
  now: number,
  limits: ClaimLimits,
): Promise<ClaimedTimer[]> {
  const { rows } = await database.query<ClaimedTimer>({
    name: 'push-timers-claim',
    text: toClaimStatement(
      'push_timers',
      'timer_id',
      'taken.timer_id as "timerId", taken.due_at as "dueAt"',
    ),
    values: toClaimValues(now, limits),
  });
  return rows;
}

/** Deletes a timer that was sent or will not be sent, unless its end was changed meanwhile. */
export async function deleteTimer(
  pool: Pool,
  { subscriptionId, timerId, dueAt }: ClaimedTimer,
): Promise<void> {
  await pool.query(
    'delete from push_timers where subscription_id = $1 and timer_id = $2 and due_at = $3',
    [subscriptionId, timerId, dueAt],
  );
}

export async function delayTimer(
  pool: Pool,
  { subscriptionId, timerId, dueAt }: ClaimedTimer,
  sendAt: number,
): Promise<void> {
  await pool.query(
    'update push_timers set send_at = $4 where subscription_id = $1 and timer_id = $2 and due_at = $3',
    [subscriptionId, timerId, dueAt, new Date(sendAt)],
  );
}

/** Deletes timers that are too late to send, for example after hours without a server. */
export async function deleteLateTimers(pool: Pool, now: number): Promise<void> {
  await pool.query('delete from push_timers where due_at < $1', [new Date(now - PUSH_LATE_MAX_MS)]);
}

/** Returns the time of the next send, in milliseconds since 1970. */
export async function findNextSendAt(
  pool: Pool,
  pauses: readonly Pause[],
): Promise<number | undefined> {
  const { rows } = await pool.query<{ at: Date | null }>(
    `select min(greatest(send_at, pause.until)) as at
     from push_timers join push_subscriptions owner on owner.id = subscription_id
       left join unnest($1::text[], $2::timestamptz[]) as pause (site, until) on pause.site = owner.site`,
    toPauseValues(pauses),
  );
  return rows[0]?.at?.getTime();
}
