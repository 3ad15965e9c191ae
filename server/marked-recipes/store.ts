import type { PoolClient } from 'pg';

export type List = 'favorites' | 'saved';

/** Each write returns the whole list, so it needs a limit. The table keeps its first name, `kept_recipes`. */
const MOST_MARKED = 500;

/** Idempotent; false where the list is full. */
export async function insertMarked(
  client: PoolClient,
  userId: string,
  list: List,
  recipeName: string,
): Promise<boolean> {
  const { rows } = await client.query<{ count: number }>({
    name: 'kept-count',
    text: 'select count(*)::int as count from kept_recipes where user_id = $1 and list = $2 and recipe_name <> $3',
    values: [userId, list, recipeName],
  });
  if ((rows[0]?.count ?? 0) >= MOST_MARKED) return false;
  await client.query({
    name: 'kept-insert',
    // A user who was deleted in between is reported by the read that follows.
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
  await client.query({
    name: 'kept-delete',
    text: 'delete from kept_recipes where user_id = $1 and list = $2 and recipe_name = $3',
    values: [userId, list, recipeName],
  });
}
