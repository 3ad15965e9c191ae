import type { Pool, PoolClient } from 'pg';
import type { NewTick } from '#contract/list/schema.ts';
import type { BatchEntry } from '#server/platform/writes/batched-write.ts';
import { SET_LOCK_TIMEOUT, toKeyInsert, toKeyValues } from '#server/platform/writes/store.ts';
import { toDatabaseTime } from './needs-store.ts';
import { MAY_USE, TO_NEXT_CHANGE } from './store.ts';

export interface Ticking {
  listId: string;
  userId: string;
  ticks: readonly NewTick[];
}

/**
 * SQL: stores the latest tick and the latest untick of each need. Their times are at most the server's own. Like
 * `lockList`, it locks the lists and gives their changes a number.
 */
const TICK = `with batch as materialized (
    select given.*, ${SET_LOCK_TIMEOUT} from unnest($1::uuid[], $2::uuid[], $3::json[], $4::uuid[], $5::bytea[])
      with ordinality as given (list_id, user_id, ticks, key, fingerprint, n)
  ), valid as materialized (
    select batch.* from batch join users on users.id = batch.user_id join lists l on l.id = batch.list_id
    where ${MAY_USE('batch.user_id')}
  ), kept as (
    ${toKeyInsert(`select *, 200 as status, '{}' as body from valid`)}
  ), locked as (
    update lists l set ${TO_NEXT_CHANGE} where l.id in (select list_id from valid) returning l.id, l.change
  ), latest as (
    select distinct on (list_id, need_id, ticked) list_id, tick."needId" as need_id, ticked, user_id,
      date_trunc('milliseconds', least(tick.at, now())) as at, locked.change
    from valid join locked on locked.id = valid.list_id
      cross join lateral json_to_recordset(ticks) as tick ("needId" uuid, ticked boolean, at timestamptz)
    where not exists (
      select from list_removals r where r.list_id = valid.list_id and r.need_id = tick."needId"
    )
    order by list_id, need_id, ticked, at desc, user_id desc
  ), stored as (
    insert into list_ticks as known (list_id, need_id, ticked, member_id, at, change) select * from latest
    on conflict (list_id, need_id, ticked) do update
      set at = excluded.at, member_id = excluded.member_id, change = excluded.change
      where excluded.at > known.at or (excluded.at = known.at and excluded.member_id > known.member_id)
  ) select n::int as n from valid`;

/** Resolves with the requests that took effect. Those for a list that the member may not use are left out. */
export async function upsertTicks(
  client: Pool | PoolClient,
  entries: readonly BatchEntry<Ticking>[],
): Promise<Set<BatchEntry<Ticking>>> {
  const { rows } = await client.query<{ n: number }>({
    name: 'list-ticks-upsert',
    text: TICK,
    values: [
      entries.map(({ item }) => item.listId),
      entries.map(({ item }) => item.userId),
      entries.map(({ item }) =>
        JSON.stringify(item.ticks.map((tick) => ({ ...tick, at: toDatabaseTime(tick.at) }))),
      ),
      ...toKeyValues(entries.map(({ key }) => key)),
    ],
  });
  return new Set(rows.flatMap(({ n }) => entries[n - 1] ?? []));
}
