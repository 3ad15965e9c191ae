import * as v from 'valibot';

/** The recipe of a post: what the author's recipe was when they published the post. It does not change later. */
export const PostRecipe = v.object({
  title: v.string(),
  /** 0 if they are unknown. */
  servings: v.number(),
  prepTime: v.string(),
  cookTime: v.string(),
  ingredients: v.array(v.string()),
  instructions: v.array(v.string()),
  /** Absent in posts without notes, and in older ones. */
  notes: v.optional(v.string()),
});
export type PostRecipe = v.InferOutput<typeof PostRecipe>;
