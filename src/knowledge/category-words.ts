import type { POST_CATEGORIES } from '../../contract/post-limits.ts';

/** The categories of posts (specification 9) in words. */
export const CATEGORY_WORDS: Record<(typeof POST_CATEGORIES)[number], string> = {
  recipe: 'Recipe',
  'cooking-tip': 'Cooking tip',
  'restaurant-review': 'Restaurant review',
  'food-story': 'Food story',
  technique: 'Technique',
};
