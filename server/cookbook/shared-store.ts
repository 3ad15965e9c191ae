import type { Pool } from 'pg';
import { SHARED_MAX } from '#contract/cookbook/limits.ts';
import type { SharedCookbook } from '#contract/cookbook/schema.ts';
import { toMaySee } from './policy.ts';
import { type CookbookRow, IMAGES, toRecipe } from './store.ts';

interface Row extends CookbookRow {
  ownerName: string;
}

/** Only the fields of a card. The long texts stay in the database. */
const CARD = `json_build_object(
    'title', r.recipe->'title', 'subtitle', r.recipe->'subtitle', 'cuisine', r.recipe->'cuisine',
    'servings', r.recipe->'servings', 'prepTime', r.recipe->'prepTime', 'cookTime', r.recipe->'cookTime'
  )`;

/** Finds the recipes that the other members of a member's household share with it, the latest changes first. */
export async function findSharedCookbook(pool: Pool, userId: string): Promise<SharedCookbook> {
  const { rows } = await pool.query<Row>({
    name: 'cookbook-shared',
    text: `select r.id, r.user_id as "ownerId", u.name as "ownerName", ${CARD} as recipe, r.visibility, r.version,
        ${IMAGES} as images, r.created_at as "createdAt", r.updated_at as "updatedAt"
      from household_members me
      join household_members other on other.household_id = me.household_id and other.user_id <> me.user_id
      join users u on u.id = other.user_id
      join cookbook_recipes r on r.user_id = other.user_id
      where me.user_id = $1 and r.visibility = 'household' and ${toMaySee('$1::uuid')}
      order by r.updated_at desc, r.id desc limit $2`,
    values: [userId, SHARED_MAX + 1],
  });
  return { recipes: rows.slice(0, SHARED_MAX).map(toShared), hasMore: rows.length > SHARED_MAX };
}

function toShared({ ownerName, ...row }: Row) {
  const recipe = toRecipe(row);
  return {
    _id: recipe._id,
    title: recipe.title,
    subtitle: recipe.subtitle,
    cuisine: recipe.cuisine,
    servings: recipe.servings,
    prepTime: recipe.prepTime,
    cookTime: recipe.cookTime,
    image_url: recipe.image_url,
    imageAlt: recipe.imageAlt,
    ownerId: recipe.ownerId,
    ownerName,
    version: recipe.version,
    updatedAt: recipe.updatedAt,
  };
}
