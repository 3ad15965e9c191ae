import type { Pool, PoolClient } from 'pg';
import type { PostChange } from '#contract/post/body.ts';
import type { DishOfPost } from '#contract/post/cooked.ts';
import { Problem } from '#server/platform/problem.ts';
import * as cookedTexts from '#texts/cooked.ts';
import { hasDish } from './dish-store.ts';

type DishChange = Pick<PostChange, 'recipeId' | 'cooked' | 'rating'>;

/**
 * Merges a change into the dish fields of a post. A new dish starts without cooking details and rating. Throws a 422
 * for an unknown dish, and for details or a rating without a dish. The dish that the post already has may be missing
 * from the collection.
 */
export async function toChangedDish(
  client: Pool | PoolClient,
  known: DishOfPost,
  { recipeId = known.recipeId, cooked, rating }: DishChange,
): Promise<DishOfPost> {
  if (typeof recipeId !== 'string') {
    if (typeof rating === 'number') refuse('rating', cookedTexts.needsDish);
    if (cooked) refuse('cooked', cookedTexts.needsDish);
    return {};
  }
  const isSame = recipeId === known.recipeId;
  if (!isSame && !(await hasDish(client, recipeId))) refuse('recipeId', cookedTexts.dishUnknown);
  const before = isSame ? known : {};
  const next = {
    cooked: cooked === undefined ? before.cooked : cooked,
    rating: rating === undefined ? before.rating : rating,
  };
  return {
    recipeId,
    ...(next.cooked && { cooked: next.cooked }),
    ...(typeof next.rating === 'number' && { rating: next.rating }),
  };
}

function refuse(path: string, msg: string): never {
  throw new Problem(422, msg, { details: [{ msg, path }] });
}
