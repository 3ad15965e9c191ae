import type { PoolClient } from 'pg';

/** True for a dish of the collection. */
export async function hasRecipe(client: PoolClient, recipeId: string): Promise<boolean> {
  const { rowCount } = await client.query('select from recipes where id = $1', [recipeId]);
  return rowCount === 1;
}

/** Counts the other recipes that the member has notes about. */
export async function countOtherNotes(
  client: PoolClient,
  userId: string,
  recipeId: string,
): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from recipe_notes where user_id = $1 and recipe_id <> $2',
    [userId, recipeId],
  );
  return rows[0]?.count ?? 0;
}

export async function upsertNote(
  client: PoolClient,
  userId: string,
  recipeId: string,
  text: string,
): Promise<void> {
  await client.query(
    // The read that follows reports a user who was deleted in between.
    `insert into recipe_notes (user_id, recipe_id, text) select id, $2, $3 from users where id = $1
     on conflict (user_id, recipe_id) do update set text = $3, changed_at = clock_timestamp()`,
    [userId, recipeId, text],
  );
}

export async function deleteNote(
  client: PoolClient,
  userId: string,
  recipeId: string,
): Promise<void> {
  await client.query('delete from recipe_notes where user_id = $1 and recipe_id = $2', [
    userId,
    recipeId,
  ]);
}
