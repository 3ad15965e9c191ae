import type { POST_CATEGORIES } from '#contract/post/limits.ts';
import type { ListedPost } from '#contract/post/schema.ts';
import * as postTexts from '#texts/post.ts';

export const CATEGORY_WORDS: Record<(typeof POST_CATEGORIES)[number], string> = {
  recipe: postTexts.categoryRecipe,
  'cooking-tip': postTexts.categoryCookingTip,
  'restaurant-review': postTexts.categoryRestaurantReview,
  'food-story': postTexts.categoryFoodStory,
  technique: postTexts.categoryTechnique,
};

/** Returns the category shown beside the type, or undefined if both are the same. */
export function toCategoryWord({ type, category }: Pick<ListedPost, 'type' | 'category'>) {
  return type === category ? undefined : CATEGORY_WORDS[category];
}
