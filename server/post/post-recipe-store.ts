import type { PoolClient } from 'pg';
import type { PostRecipe } from '#contract/post/post-recipe.ts';
import { Problem } from '#server/platform/problem.ts';
import * as postTexts from '#texts/post.ts';

/** SQL: the recipe of the post `id`, null for most posts. */
export const toPostRecipe = (id: string) =>
  `(select recipe from post_recipes where post_id = ${id})`;

/** Reads what a post copies of a recipe. Throws a 422 unless the recipe is in the author's cookbook. */
export async function readRecipeToCopy(
  client: PoolClient,
  authorId: string,
  cookbookId: string,
): Promise<PostRecipe> {
  const { rows } = await client.query<{ recipe: PostRecipe }>({
    name: 'post-recipe-read',
    text: `select json_strip_nulls(json_build_object(
        'title', recipe->'title', 'servings', recipe->'servings', 'prepTime', recipe->'prepTime',
        'cookTime', recipe->'cookTime', 'ingredients', recipe->'ingredients', 'instructions', recipe->'instructions',
        'notes', nullif(recipe->>'notes', '')
      )) as recipe from cookbook_recipes where id = $1 and user_id = $2`,
    values: [cookbookId, authorId],
  });
  const [row] = rows;
  if (row) return row.recipe;
  const msg = postTexts.notInCookbook;
  throw new Problem(422, msg, { details: [{ msg, path: 'cookbookId' }] });
}

export async function savePostRecipe(
  client: PoolClient,
  postId: string,
  recipe: PostRecipe,
): Promise<void> {
  await client.query({
    name: 'post-recipe-save',
    text: 'insert into post_recipes (post_id, recipe) values ($1, $2)',
    values: [postId, JSON.stringify(recipe)],
  });
}
