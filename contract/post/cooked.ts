import * as v from 'valibot';

/** How a dish was cooked: minutes it took, for how many, and what was used instead, in words. */
export const Cooked = v.object({
  minutes: v.optional(v.number()),
  servings: v.optional(v.number()),
  swaps: v.optional(v.array(v.string())),
});
export type Cooked = v.InferOutput<typeof Cooked>;

/** The dish of a post, as it is shown beside the words. `image` is the 640 px picture, or ''. */
export const PostDish = v.object({ title: v.string(), image: v.string() });
export type PostDish = v.InferOutput<typeof PostDish>;

/**
 * What a post says about its dish; `dish` is absent while the collection does not have it. Null only in a write that waits: taken
 * away.
 */
export const DISH_OF_POST = {
  recipeId: v.optional(v.nullable(v.string())),
  dish: v.optional(v.nullable(PostDish)),
  cooked: v.optional(v.nullable(Cooked)),
  rating: v.optional(v.nullable(v.number())),
};
export type DishOfPost = Pick<
  v.InferOutput<v.ObjectSchema<typeof DISH_OF_POST, undefined>>,
  'recipeId' | 'cooked' | 'rating'
>;
