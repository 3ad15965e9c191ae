import type { PoolClient } from 'pg';
import { toTextKey } from '#contract/platform/text-key.ts';

export type List = 'favorites' | 'saved';

// Each write returns the whole list, so it needs a limit. `kept_recipes` is the original name of the table.
const MOST_MARKED = 500;

/** Idempotent, also for another spelling of a stored name. Returns false if the list is full. */
export async function insertMarked(
  client: PoolClient,
  userId: string,
  list: List,
  recipeName: string,
): Promise<boolean> {
  // Locks the writes of a member, because two spellings could otherwise be added concurrently.
  await client.query({
    name: 'kept-lock',
    text: 'select from users where id = $1 for no key update',
    values: [userId],
  });
  const names = await findNames(client, userId, list);
  if (names.some((name) => isSameName(name, recipeName))) return true;
  if (names.length >= MOST_MARKED) return false;
  await client.query({
    name: 'kept-insert',
    // The read that follows reports a user who was deleted in between.
    text: 'insert into kept_recipes (user_id, list, recipe_name) select id, $2, $3 from users where id = $1 on conflict do nothing',
    values: [userId, list, recipeName],
  });
  return true;
}

export async function deleteMarked(
  client: PoolClient,
  userId: string,
  list: List,
  recipeName: string,
): Promise<void> {
  const names = await findNames(client, userId, list);
  await client.query({
    name: 'kept-delete',
    text: 'delete from kept_recipes where user_id = $1 and list = $2 and recipe_name = any ($3)',
    values: [userId, list, names.filter((name) => isSameName(name, recipeName))],
  });
}

async function findNames(client: PoolClient, userId: string, list: List): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>({
    name: 'kept-names',
    text: 'select recipe_name as name from kept_recipes where user_id = $1 and list = $2',
    values: [userId, list],
  });
  return rows.map(({ name }) => name);
}

function isSameName(one: string, other: string): boolean {
  return one === other || toTextKey(one) === toTextKey(other);
}
