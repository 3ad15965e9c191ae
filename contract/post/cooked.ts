import * as v from 'valibot';

export const Cooked = v.object({
  minutes: v.optional(v.number()),
  servings: v.optional(v.number()),
  swaps: v.optional(v.array(v.string())),
});
export type Cooked = v.InferOutput<typeof Cooked>;

/** The dish shown with a post. `image` is the 640 px picture, or ''. */
export const PostDish = v.object({ title: v.string(), image: v.string() });
export type PostDish = v.InferOutput<typeof PostDish>;

/**
 * `dish` is missing if the collection no longer has it. Null occurs only in a queued write, which removes the value.
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
