import type { PoolClient } from 'pg';
import type { NewNeed } from '#contract/list/schema.ts';

/** The list that changes, and the member who changes it. `change` is the number of `lockList`. */
export interface ChangeOf {
  listId: string;
  userId: string;
  change: string;
}

/** Inserts needs once by their id, unless they were removed. Their time is at most the server's own. */
export async function insertNeeds(
  client: PoolClient,
  needs: readonly NewNeed[],
  { listId, userId, change }: ChangeOf,
): Promise<void> {
  await client.query({
    name: 'list-needs-insert',
    text: `insert into list_needs (list_id, id, need, member_id, at, change)
      select $1, id, need, $2, date_trunc('milliseconds', least(at, now())), $3
      from unnest($4::uuid[], $5::timestamptz[], $6::json[]) with ordinality as given (id, at, need, n)
      where not exists (select from list_removals where list_id = $1 and need_id = given.id)
      order by n
      on conflict do nothing`,
    values: [
      listId,
      userId,
      change,
      needs.map(({ _id }) => _id),
      needs.map(({ at }) => (at === undefined ? null : toDatabaseTime(at))),
      needs.map(({ _id, at: _at, ...need }) => JSON.stringify(need)),
    ],
  });
}

export async function countNeeds(client: PoolClient, listId: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>({
    name: 'list-needs-count',
    text: 'select count(*)::int as count from list_needs where list_id = $1',
    values: [listId],
  });
  return rows[0]?.count ?? 0;
}

/** Removes needs with their ticks. The removals stay. */
export async function insertRemovals(
  client: PoolClient,
  needIds: readonly string[],
  { listId, userId, change }: ChangeOf,
): Promise<void> {
  await client.query({
    name: 'list-removals-insert',
    text: `with removed_needs as (delete from list_needs where list_id = $1 and id = any ($4::uuid[])),
      removed_ticks as (delete from list_ticks where list_id = $1 and need_id = any ($4::uuid[]))
      insert into list_removals (list_id, need_id, member_id, at, change)
      select $1, id, $2, date_trunc('milliseconds', now()), $3 from unnest($4::uuid[]) as id on conflict do nothing`,
    values: [listId, userId, change, needIds],
  });
}

/** A time that PostgreSQL accepts, which knows no year 0 and no 31 February. */
export function toDatabaseTime(text: string): string {
  return new Date(Math.max(0, Date.parse(text))).toISOString();
}
