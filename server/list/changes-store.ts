import type { Pool, PoolClient } from 'pg';
import type { ListChanges, NewNeed } from '#contract/list/schema.ts';
import { LIST_COLUMNS, type ListRow, MAY_USE, toList } from './store.ts';

/** Removals in a response without a cursor. A device that was away for longer has a cursor. */
const REMOVALS_SHOWN_MS = 90 * 24 * 60 * 60 * 1000;

interface Made {
  by: string;
  at: string;
}

interface Row extends ListRow {
  needs: ({ id: string; need: Omit<NewNeed, '_id' | 'at'> } & Made)[];
  ticks: ({ needId: string; ticked: boolean } & Made)[];
  removals: ({ needId: string } & Made)[];
}

/** SQL: a JSON array of rows with these fields, the member and the time, in the order of changes, then of ids. */
const toRows = (id: string, fields: string, rest: string) => `(select coalesce(json_agg(
    json_build_object(${fields}, 'by', coalesce(member_id::text, ''), 'at', at) order by change, ${id}), '[]')
  from ${rest})`;

/**
 * SQL: selects the later of tick and untick for every new need and every need with changed ticks. No tick is earlier
 * than its need. At the same time, the tick counts.
 */
const LATEST_TICKS = `(
    select distinct on (t.need_id) t.need_id, t.ticked, t.member_id, greatest(t.at, n.at) as at, t.change
    from list_ticks t join list_needs n on n.list_id = t.list_id and n.id = t.need_id
    where t.list_id = l.id and t.need_id in (
      select need_id from list_ticks where list_id = l.id and change > $3
      union select id from list_needs where list_id = l.id and change > $3
    )
    order by t.need_id, greatest(t.at, n.at) desc, t.ticked desc
  ) latest`;

const LIST_CHANGES = `select ${LIST_COLUMNS},
    ${toRows('id', `'id', id, 'need', need`, 'list_needs where list_id = l.id and change > $3')} as needs,
    ${toRows('need_id', `'needId', need_id, 'ticked', ticked`, LATEST_TICKS)} as ticks,
    ${toRows('need_id', `'needId', need_id`, 'list_removals where list_id = l.id and change > $4')} as removals
  from lists l where l.id = $1 and ${MAY_USE('$2::uuid')}`;

/**
 * Finds what has changed after a cursor, in one snapshot. Without a cursor it finds all living needs. Undefined if the
 * list does not exist or the member may not use it.
 */
export async function findListChanges(
  client: Pool | PoolClient,
  { listId, userId, since }: { listId: string; userId: string; since: string | undefined },
): Promise<ListChanges | undefined> {
  const find = async (cursor: number) => {
    const removalsSince = cursor > 0 ? cursor : Date.now() - REMOVALS_SHOWN_MS;
    const { rows } = await client.query<Row>({
      name: 'list-changes',
      text: LIST_CHANGES,
      values: [listId, userId, cursor, removalsSince],
    });
    return rows[0];
  };
  const cursor = readCursor(since);
  const row = await find(cursor);
  // A number from the future is not ours, for example after an older backup was restored.
  return row && toChanges(Number(row.change) < cursor ? ((await find(0)) ?? row) : row);
}

/** Returns 0 if the text is not a cursor. */
function readCursor(since = ''): number {
  return /^\d{1,15}$/.test(since) ? Number(since) : 0;
}

function toChanges(row: Row): ListChanges {
  return {
    list: toList(row),
    needs: row.needs.map(({ id, need, ...made }) => ({ _id: id, ...need, ...toMade(made) })),
    ticks: row.ticks.map(({ needId, ticked, ...made }) => ({ needId, ticked, ...toMade(made) })),
    removals: row.removals.map(({ needId, ...made }) => ({ needId, ...toMade(made) })),
    cursor: row.change,
  };
}

function toMade({ by, at }: Made): Made {
  return { by, at: new Date(at).toISOString() };
}
