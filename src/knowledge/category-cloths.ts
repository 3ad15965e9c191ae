import type { POST_CATEGORIES } from '#contract/post/limits.ts';
import type { ClothName } from './cloths.ts';

/** Tablecloth of a post without a picture, by category. */
export const CATEGORY_CLOTHS: Record<(typeof POST_CATEGORIES)[number], ClothName> = {
  recipe: 'med',
  'cooking-tip': 'amer',
  'restaurant-review': 'asian',
  'food-story': 'latin',
  technique: 'other',
};
