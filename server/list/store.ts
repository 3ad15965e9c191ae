import type { Pool, PoolClient } from 'pg';
import { AISLES, type Aisle } from '#contract/food/schema.ts';
import type { Filed, List } from '#contract/list/schema.ts';
import * as accountTexts from '#texts/account.ts';

export interface ListRow {
  id: string;
  name: string;
  householdId: string | null;
  people: { id: string; name: string }[] | null;
  aisleOrder: Aisle[] | null;
  filed: { thing: string; aisle: Aisle }[] | null;
  /** Number of the latest change. */
  change: string;
  createdAt: Date;
}

/** SQL: the household of a member. */
const HOUSEHOLD_OF = (user: string) =>
  `(select household_id from household_members where user_id = ${user})`;
/** SQL: true if a member may see and change the list `l`. */
export const MAY_USE = (user: string) =>
  `(l.owner_id = ${user} or l.household_id = ${HOUSEHOLD_OF(user)})`;

/**
 * SQL: assigns the next number to a list. Numbers are milliseconds since 1970, or one more than the previous one, so
 * that they also rise after an older backup was restored.
 */
export const TO_NEXT_CHANGE = `change = greatest(change + 1, floor(extract(epoch from clock_timestamp()) * 1000)::bigint),
  changed = pg_current_xact_id()`;

/** SQL: the members who share the list `l`, and those who have added or ticked something that is in it. */
const PEOPLE = `(
    select json_agg(json_build_object('id', u.id, 'name', u.name) order by u.id) from users u where u.id in (
      select l.owner_id
      union select user_id from household_members where household_id = l.household_id
      union select member_id from list_needs where list_id = l.id
      union select member_id from list_ticks where list_id = l.id
    )
  )`;

/** SQL: the columns of a `ListRow` of the list `l`. */
export const LIST_COLUMNS = `l.id, l.name, l.household_id as "householdId", l.aisle_order as "aisleOrder", l.change,
  l.created_at as "createdAt", ${PEOPLE} as people,
  (select json_agg(json_build_object('thing', thing, 'aisle', aisle) order by at, thing)
    from list_filings where list_id = l.id) as filed`;

/** The lists of a member: those of the household first, then the oldest. */
export async function findLists(client: Pool | PoolClient, userId: string): Promise<List[]> {
  const { rows } = await client.query<ListRow>({
    name: 'lists',
    text: `select ${LIST_COLUMNS} from lists l where ${MAY_USE('$1::uuid')}
      order by l.household_id is null, l.created_at, l.id`,
    values: [userId],
  });
  return rows.map(toList);
}

/** Undefined if the list does not exist or the member may not use it. */
export async function findList(
  client: Pool | PoolClient,
  listId: string,
  userId: string,
): Promise<List | undefined> {
  const { rows } = await client.query<ListRow>({
    name: 'list',
    text: `select ${LIST_COLUMNS} from lists l where l.id = $1 and ${MAY_USE('$2::uuid')}`,
    values: [listId, userId],
  });
  const [row] = rows;
  return row && toList(row);
}

export interface NewList {
  id: string;
  name: string;
  userId: string;
}

/** Inserts a list for the household of the member, or for the member. False if a list with this id exists. */
export async function insertList(
  client: PoolClient,
  { id, name, userId }: NewList,
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'list-insert',
    text: `insert into lists (id, name, owner_id, household_id)
      select $1, $2, case when home.id is null then $3::uuid end, home.id
      from (select ${HOUSEHOLD_OF('$3::uuid')} as id) as home
      on conflict do nothing`,
    values: [id, name, userId],
  });
  return rowCount === 1;
}

/** Locks the member and their household, so that two new lists at once do not exceed the limit. */
export async function countLists(client: PoolClient, userId: string): Promise<number> {
  await client.query({
    name: 'list-count-lock',
    text: 'select from users where id = $1 for no key update',
    values: [userId],
  });
  await client.query({
    name: 'list-count-household-lock',
    text: `select from households where id = ${HOUSEHOLD_OF('$1')} for no key update`,
    values: [userId],
  });
  const { rows } = await client.query<{ count: number }>({
    name: 'list-count',
    text: `select count(*)::int as count from lists l where ${MAY_USE('$1::uuid')}`,
    values: [userId],
  });
  return rows[0]?.count ?? 0;
}

/**
 * Locks a list for a write and returns the number of its next change. Undefined if it does not exist or the member may
 * not use it. The lock makes changes commit in the order of their numbers, so a cursor never skips one.
 */
export async function lockList(
  client: PoolClient,
  listId: string,
  userId: string,
): Promise<string | undefined> {
  const { rows } = await client.query<{ change: string }>({
    name: 'list-lock',
    text: `update lists l set ${TO_NEXT_CHANGE} where l.id = $1 and ${MAY_USE('$2::uuid')} returning change`,
    values: [listId, userId],
  });
  return rows[0]?.change;
}

export async function updateAisleOrder(
  client: PoolClient,
  listId: string,
  aisles: readonly Aisle[],
): Promise<void> {
  await client.query({
    name: 'list-aisle-order',
    text: 'update lists set aisle_order = $2 where id = $1',
    values: [listId, JSON.stringify(aisles)],
  });
}

/** Files a thing under an aisle. Beyond `limit` things, the oldest is deleted. */
export async function upsertFiling(
  client: PoolClient,
  { listId, thing, aisle, limit }: { listId: string; thing: string; aisle: Aisle; limit: number },
): Promise<void> {
  await client.query({
    name: 'list-file',
    text: `insert into list_filings (list_id, thing, aisle) values ($1, $2, $3)
      on conflict (list_id, thing) do update set aisle = excluded.aisle, at = now()`,
    values: [listId, thing, aisle],
  });
  await client.query({
    name: 'list-file-limit',
    text: `delete from list_filings where list_id = $1 and thing in (
        select thing from list_filings where list_id = $1 order by at desc, thing offset $2
      )`,
    values: [listId, limit],
  });
}

export function toThing({ food, text }: Pick<Filed, 'food' | 'text'>): string {
  return food === undefined ? `text:${text}` : `food:${food}`;
}

function toFiled({ thing, aisle }: { thing: string; aisle: Aisle }): Filed {
  const name = thing.slice(thing.indexOf(':') + 1);
  return thing.startsWith('food:') ? { food: name, aisle } : { text: name, aisle };
}

export function toList(row: ListRow): List {
  const { id, name, householdId, people, aisleOrder, filed, createdAt } = row;
  return {
    _id: id,
    name,
    ...(householdId !== null && { householdId }),
    people: (people ?? []).map((one) => ({
      id: one.id,
      name: one.name || accountTexts.formerMember,
    })),
    aisleOrder: aisleOrder ?? [...AISLES],
    filed: (filed ?? []).map(toFiled),
    createdAt: createdAt.toISOString(),
  };
}
