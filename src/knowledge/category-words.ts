import type { POST_CATEGORIES } from '../../contract/post-limits.ts';
import * as actionTexts from '../../texts/en/actions.ts';
import * as categoryTexts from '../../texts/en/categories.ts';

/** The categories of posts (specification 9) in words. */
export const CATEGORY_WORDS: Record<(typeof POST_CATEGORIES)[number], string> = {
  recipe: actionTexts.recipe,
  'cooking-tip': categoryTexts.cookingTip,
  'restaurant-review': categoryTexts.restaurantReview,
  'food-story': categoryTexts.foodStory,
  technique: categoryTexts.technique,
};
