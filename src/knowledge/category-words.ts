import type { POST_CATEGORIES } from '#contract/post/limits.ts';
import type { ListedPost } from '#contract/post/schema.ts';
import * as categoryTexts from '#texts/categories.ts';

export const CATEGORY_WORDS: Record<(typeof POST_CATEGORIES)[number], string> = {
  recipe: categoryTexts.recipe,
  'cooking-tip': categoryTexts.cookingTip,
  'restaurant-review': categoryTexts.restaurantReview,
  'food-story': categoryTexts.foodStory,
  technique: categoryTexts.technique,
};

/** Returns the category shown beside the type, or undefined if both are the same. */
export function toCategoryWord({ type, category }: Pick<ListedPost, 'type' | 'category'>) {
  return type === category ? undefined : CATEGORY_WORDS[category];
}
