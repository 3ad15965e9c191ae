import type { ClaimLimits } from './open-sends.ts';

/** A server sends a claimed message within this time. After it, any server may claim the message again. */
const CLAIMED_MS = 30_000;

/**
 * SQL: claims the earliest due message of each site. No other server or run can claim it while it is being sent.
 * @param key the column that names a message of a subscription
 * @param columns the columns of `taken` to return; the address and the keys of the browser are added
 */
export function toClaimStatement(
  table: 'push_timers' | 'push_news',
  key: string,
  columns: string,
): string {
  return `with first as materialized (
      select distinct on (owner.site) subscription_id, ${key}
      from ${table} join push_subscriptions owner on owner.id = subscription_id
      where send_at <= $1 and owner.site <> all ($3::text[])
        and ($5::text[] is null or owner.site = any ($5))
      order by owner.site, send_at
    ), due as materialized (
      select subscription_id, ${key} from ${table}
      where send_at <= $1 and (subscription_id, ${key}) in (select * from first)
      order by send_at limit $4 for update skip locked
    )
    update ${table} as taken set send_at = $2, tries = tries + 1
    from due, push_subscriptions as owner
    where taken.subscription_id = due.subscription_id and taken.${key} = due.${key} and owner.id = due.subscription_id
    returning taken.subscription_id as "subscriptionId", ${columns},
      taken.tries, owner.endpoint, owner.site, owner.p256dh, owner.auth`;
}

/** The parameters of `toClaim`. `now` is in milliseconds since 1970. */
export function toClaimValues(now: number, { limit, closed, sites }: ClaimLimits): unknown[] {
  return [new Date(now), new Date(now + CLAIMED_MS), closed, limit, sites];
}
