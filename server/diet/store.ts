import type { PoolClient } from 'pg';
import type { DietChange } from '#contract/diet/schema.ts';

export async function saveDiet(
  client: PoolClient,
  userId: string,
  { allergens, diets, onlyIfNone }: DietChange,
): Promise<void> {
  await client.query(
    // The read that follows reports a user who was deleted in between.
    `insert into member_diets (user_id, allergens, diets) select id, $2, $3 from users where id = $1
     on conflict (user_id) do ${onlyIfNone ? 'nothing' : 'update set allergens = $2, diets = $3'}`,
    [userId, [...new Set(allergens)], [...new Set(diets)]],
  );
}
