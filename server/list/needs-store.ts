import type { Pool, PoolClient } from 'pg';
import type { Need, NewNeed, NewTick, Removal, Tick } from '#contract/list/schema.ts';

/** Where and by whom something in a list changes. `change` is the number of `lockList`. */
export interface ChangeOf {
  listId: string;
  userId: string;
  change: string;
}

/** Inserts needs by their id, once. Their time is at most the server's own. */
export async function insertNeeds(
  client: PoolClient,
  needs: readonly NewNeed[],
  { listId, userId, change }: ChangeOf,
): Promise<void> {
  await client.query({
    name: 'list-needs-insert',
    text: `insert into list_needs (list_id, id, need, member_id, at, change)
      select $1, (need ->> '_id')::uuid, need, $2, least(coalesce((need ->> 'at')::timestamptz, now()), now()), $3
      from json_array_elements($4::json) as need
      on conflict do nothing`,
    values: [listId, userId, change, JSON.stringify(needs)],
  });
}

export async function countLivingNeeds(client: PoolClient, listId: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>({
    name: 'list-needs-count',
    text: `select count(*)::int as count from list_needs n where list_id = $1
      and not exists (select from list_removals r where r.list_id = $1 and r.need_id = n.id)`,
    values: [listId],
  });
  return rows[0]?.count ?? 0;
}

export async function insertRemovals(
  client: PoolClient,
  needIds: readonly string[],
  { listId, userId, change }: ChangeOf,
): Promise<void> {
  await client.query({
    name: 'list-removals-insert',
    text: `insert into list_removals (list_id, need_id, member_id, at, change)
      select $1, id, $2, now(), $3 from unnest($4::uuid[]) as id on conflict do nothing`,
    values: [listId, userId, change, needIds],
  });
}

/** Stores the latest tick and the latest untick of each need. Their times are at most the server's own. */
export async function upsertTicks(
  client: PoolClient,
  ticks: readonly NewTick[],
  { listId, userId, change }: ChangeOf,
): Promise<void> {
  await client.query({
    name: 'list-ticks-upsert',
    text: `insert into list_ticks as known (list_id, need_id, ticked, member_id, at, change)
      select distinct on (need_id, ticked) $1::uuid, need_id, ticked, $2::uuid, least(at, now()), $3::bigint
      from json_to_recordset($4::json) as tick ("needId" uuid, ticked boolean, at timestamptz)
        cross join lateral (select tick."needId" as need_id) as named
      order by need_id, ticked, least(at, now()) desc
      on conflict (list_id, need_id, ticked) do update
        set at = excluded.at, member_id = excluded.member_id, change = excluded.change
        where (excluded.at, excluded.member_id) > (known.at, coalesce(known.member_id, excluded.member_id))`,
    values: [listId, userId, change, JSON.stringify(ticks)],
  });
}

export interface Changed {
  needs: Need[];
  ticks: Tick[];
  removals: Removal[];
}

interface NeedRow {
  need: NewNeed;
  memberId: string | null;
  at: Date;
}

interface TickRow {
  needId: string;
  ticked: boolean;
  memberId: string | null;
  at: Date;
}

/** Finds what has changed after the change number `since`. Removed needs are not returned. */
export async function findChanged(
  client: Pool | PoolClient,
  listId: string,
  since: string,
): Promise<Changed> {
  const values = [listId, since];
  const [needs, ticks, removals] = await Promise.all([
    client.query<NeedRow>({
      name: 'list-needs',
      text: `select need, member_id as "memberId", at from list_needs n
        where list_id = $1 and change > $2::bigint
        and not exists (select from list_removals r where r.list_id = $1 and r.need_id = n.id)
        order by change, id`,
      values,
    }),
    client.query<TickRow>({ name: 'list-ticks', text: LATEST_TICKS, values }),
    client.query<Omit<TickRow, 'ticked'>>({
      name: 'list-removals',
      text: `select need_id as "needId", member_id as "memberId", at from list_removals
        where list_id = $1 and change > $2::bigint order by change, need_id`,
      values,
    }),
  ]);
  return {
    needs: needs.rows.map(({ need, memberId, at }) => ({ ...need, ...toWho(memberId, at) })),
    ticks: ticks.rows.map(({ memberId, at, ...tick }) => ({ ...tick, ...toWho(memberId, at) })),
    removals: removals.rows.map(({ needId, memberId, at }) => ({ needId, ...toWho(memberId, at) })),
  };
}

/**
 * The later of tick and untick, of every need whose ticks have changed or that was added. The time of the need is the
 * lower limit. Of two at the same time, the tick counts.
 */
const LATEST_TICKS = `select distinct on (t.need_id) t.need_id as "needId", t.ticked, t.member_id as "memberId",
    greatest(t.at, n.at) as at
  from list_ticks t join list_needs n on n.list_id = t.list_id and n.id = t.need_id
  where t.list_id = $1 and t.need_id in (
      select need_id from list_ticks where list_id = $1 and change > $2::bigint
      union select id from list_needs where list_id = $1 and change > $2::bigint
    )
    and not exists (select from list_removals r where r.list_id = $1 and r.need_id = t.need_id)
  order by t.need_id, greatest(t.at, n.at) desc, t.ticked desc`;

function toWho(memberId: string | null, at: Date): { by: string; at: string } {
  return { by: memberId ?? '', at: at.toISOString() };
}
