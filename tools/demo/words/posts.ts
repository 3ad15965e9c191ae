import { POST_CATEGORIES } from '#contract/post/limits.ts';
import { COOKED } from './cooked.ts';
import type { DemoPost, DemoPosts } from './demo-post.ts';
import { RECIPES } from './recipes.ts';
import { REVIEWS } from './reviews.ts';
import { STORIES } from './stories.ts';
import { TECHNIQUES } from './techniques.ts';
import { TIPS } from './tips.ts';

const POSTS: DemoPosts = {
  recipe: [...RECIPES, ...COOKED],
  'cooking-tip': TIPS,
  'restaurant-review': REVIEWS,
  'food-story': STORIES,
  technique: TECHNIQUES,
};

/** All posts, each with its category. */
export function listDemoPosts(): [keyof DemoPosts, DemoPost][] {
  return POST_CATEGORIES.flatMap((category) =>
    POSTS[category].map((post): [keyof DemoPosts, DemoPost] => [category, post]),
  );
}
