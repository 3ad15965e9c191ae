import type { Pool, PoolClient } from 'pg';
import { NEWS_LATE_MAX_MS, NEWS_PAUSE_MS } from '#contract/push/limits.ts';
import type { PushedNews } from '#contract/push/message.ts';
import type { PushSettings } from '#contract/push/settings.ts';
import { isNewSince } from '#server/platform/database/new-since.ts';
import { toClaimStatement, toClaimValues } from './claim.ts';
import { type ClaimLimits, type Pause, toPauseValues } from './open-sends.ts';

const IS_WANTED = '(select exists (select from push_settings where is_on))';

/**
 * Marks the members who are affected by changes since the last call of any server. False if another server is doing
 * this already. In a restored database the cursor can be ahead of all transactions; it is reset then.
 */
export async function noteChanges(client: PoolClient, now: number): Promise<boolean> {
  const { rows } = await client.query<{ snapshot: string }>({
    name: 'push-cursor',
    text: `select case when pg_snapshot_xmin(snapshot) > pg_snapshot_xmax(pg_current_snapshot())
        then pg_current_snapshot() else snapshot end::text as snapshot
      from push_cursor for update skip locked`,
  });
  const [cursor] = rows;
  if (cursor === undefined) return false;
  await client.query({
    name: 'push-changes',
    // Skips the search if no member has turned notifications on.
    text: `with changed as materialized (
        select post_id from post_counts where ${IS_WANTED} and ${isNewSince('changed')}
        union select post_id from count_changes where ${IS_WANTED} and ${isNewSince('changed')}
      ), people as materialized (
        select author_id as id from posts where id in (select post_id from changed)
        union select author_id from tips where ${IS_WANTED} and ${isNewSince('changed')}
        union select followed_id from follows where ${IS_WANTED} and ${isNewSince('changed')}
      ), noted as (
        update push_settings
        set look_at = greatest($2::timestamptz, looked_at + interval '${NEWS_PAUSE_MS} milliseconds')
        where is_on and look_at is null and user_id in (select id from people)
      )
      update push_cursor set snapshot = pg_current_snapshot()`,
    values: [cursor.snapshot, new Date(now)],
  });
  return true;
}

/** A member with pending notifications, locked until the end of the transaction. */
export interface Recipient {
  userId: string;
  /** In the text format of the database, exact to the microsecond. */
  notifiedUntil: string;
  settings: Pick<PushSettings, 'kinds' | 'quiet' | 'timeZone'>;
  /** True if a browser accepts messages for them and they are not suspended. */
  isReached: boolean;
}

interface RecipientRow {
  userId: string;
  notifiedUntil: string;
  kinds: PushSettings['kinds'];
  from: number | null;
  to: number | null;
  timeZone: string;
  isReached: boolean;
}

export async function claimRecipient(
  client: PoolClient,
  now: number,
): Promise<Recipient | undefined> {
  const { rows } = await client.query<RecipientRow>({
    name: 'push-recipient',
    text: `select user_id as "userId", told_until::text as "notifiedUntil", kinds, quiet_from as "from", quiet_to as "to",
        time_zone as "timeZone",
        exists (
          select from push_subscriptions own where own.user_id = wanted.user_id and own.session_hash is not null
        ) and not exists (
          select from standings where standings.user_id = wanted.user_id and suspended_for is not null
        ) as "isReached"
      from push_settings wanted where look_at <= $1 order by look_at limit 1 for update skip locked`,
    values: [new Date(now)],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const { userId, notifiedUntil, kinds, from, to, timeZone, isReached } = row;
  const quiet = from === null || to === null ? null : { from, to };
  return { userId, notifiedUntil, settings: { kinds, quiet, timeZone }, isReached };
}

/** Delays the next look at this member until `lookAt`, in milliseconds since 1970. */
export async function postponeCheck(
  client: PoolClient,
  userId: string,
  lookAt: number,
): Promise<void> {
  await client.query('update push_settings set look_at = $2 where user_id = $1', [
    userId,
    new Date(lookAt),
  ]);
}

/** Queues the messages for each browser of the member and marks everything up to `notifiedUntil` as notified. */
export async function insertNews(
  client: PoolClient,
  { userId }: Recipient,
  notifiedUntil: string | undefined,
  messages: readonly PushedNews[],
  now: number,
): Promise<void> {
  await client.query({
    name: 'push-notified',
    text: `update push_settings
      set told_until = greatest(told_until, $2::timestamptz), looked_at = $3, look_at = null where user_id = $1`,
    values: [userId, notifiedUntil ?? null, new Date(now)],
  });
  if (messages.length === 0) return;
  await client.query({
    name: 'push-news-insert',
    text: `insert into push_news (subscription_id, tag, user_id, message, made_at, send_at)
      select own.id, news.tag, $1, news.message, $4, $4
      from push_subscriptions own, unnest($2::text[], $3::text[]) as news (tag, message)
      where own.user_id = $1 and own.session_hash is not null
      on conflict (subscription_id, tag) do update
      set message = excluded.message, user_id = excluded.user_id, made_at = excluded.made_at, send_at = excluded.send_at, tries = 0`,
    values: [
      userId,
      messages.map(({ tag }) => tag),
      messages.map((message) => JSON.stringify(message)),
      new Date(now),
    ],
  });
}

export interface ClaimedNews {
  subscriptionId: string;
  tag: string;
  text: string;
  madeAt: Date;
  tries: number;
  endpoint: string;
  site: string;
  p256dh: string;
  auth: string;
}

export async function claimNews(
  pool: Pool,
  now: number,
  limits: ClaimLimits,
): Promise<ClaimedNews[]> {
  const { rows } = await pool.query<ClaimedNews>({
    name: 'push-news-claim',
    text: toClaimStatement(
      'push_news',
      'tag',
      'taken.tag, taken.message as text, taken.made_at as "madeAt"',
    ),
    values: toClaimValues(now, limits),
  });
  return rows;
}

/** Deletes a message that was sent or will not be sent, unless a newer one replaced it meanwhile. */
export async function deleteNews(
  pool: Pool,
  { subscriptionId, tag, text }: ClaimedNews,
): Promise<void> {
  await pool.query(
    'delete from push_news where subscription_id = $1 and tag = $2 and message = $3',
    [subscriptionId, tag, text],
  );
}

export async function delayNews(
  pool: Pool,
  { subscriptionId, tag, text }: ClaimedNews,
  sendAt: number,
): Promise<void> {
  await pool.query(
    'update push_news set send_at = $4 where subscription_id = $1 and tag = $2 and message = $3',
    [subscriptionId, tag, text, new Date(sendAt)],
  );
}

/** Deletes messages that are too old, and those of a browser after a sign-out, a change of member or an opt-out. */
export async function deleteObsoleteNews(pool: Pool, now: number): Promise<void> {
  await pool.query({
    name: 'push-news-obsolete',
    text: `delete from push_news news using push_subscriptions owner
      where owner.id = news.subscription_id and (
        news.made_at < $1 or owner.session_hash is null or owner.user_id is distinct from news.user_id
        or not exists (select from push_settings wanted where wanted.user_id = news.user_id and is_on)
      )`,
    values: [new Date(now - NEWS_LATE_MAX_MS)],
  });
}

/** Returns the time at which there is something to do next, in milliseconds since 1970. */
export async function findNextNews(
  pool: Pool,
  pauses: readonly Pause[],
): Promise<number | undefined> {
  const { rows } = await pool.query<{ at: Date | null }>({
    name: 'push-news-next',
    text: `select least(
        (select min(greatest(send_at, pause.until))
         from push_news join push_subscriptions owner on owner.id = subscription_id
           left join unnest($1::text[], $2::timestamptz[]) as pause (site, until) on pause.site = owner.site),
        (select min(look_at) from push_settings)
      ) as at`,
    values: toPauseValues(pauses),
  });
  return rows[0]?.at?.getTime();
}
