import type { Pool, PoolClient } from 'pg';
import type { DishRating } from '#contract/post/cooks.ts';

export async function hasDish(client: Pool | PoolClient, recipeId: string): Promise<boolean> {
  const { rows } = await client.query({
    name: 'has-dish',
    text: 'select from recipes where id = $1',
    values: [recipeId],
  });
  return rows.length > 0;
}

interface Counts {
  cooked: number | null;
  ratings: number | null;
  stars: number | null;
}

/** Counts the cooks of a dish and averages their ratings. Undefined if the dish does not exist. */
export async function findDishRating(
  pool: Pool,
  recipeId: string,
): Promise<DishRating | undefined> {
  const { rows } = await pool.query<Counts>({
    name: 'dish-rating',
    text: `select cooked, ratings, stars from recipes
      left join dish_counts on dish_counts.recipe_id = recipes.id where recipes.id = $1`,
    values: [recipeId],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const count = row.ratings ?? 0;
  const average = count === 0 ? 0 : (row.stars ?? 0) / count;
  return { cookedCount: row.cooked ?? 0, rating: { average, count } };
}
