import * as v from 'valibot';
import { PostPage } from './schema.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const DishRating = v.object({
  cookedCount: count,
  rating: v.object({ average: v.number(), count }),
});
export type DishRating = v.InferOutput<typeof DishRating>;

/** GET /recipes/{id}/cooks also contains the posts by members who cooked or rated the dish, newest first. */
export const Cooks = v.object({ ...DishRating.entries, ...PostPage.entries });
export type Cooks = v.InferOutput<typeof Cooks>;
