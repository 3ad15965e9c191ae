import { toReadings } from '#contract/search/search.ts';
import { toRecipeCount } from '#texts/recipes.ts';
import * as searchTexts from '#texts/search.ts';
import type { Hit } from './use-search.ts';

/** For example "24 recipes, 3 posts, 1 person". Zero posts or people are left out. */
export function toFoundCount(found: { recipes: number; posts: number; people: number }): string {
  return [
    toRecipeCount(found.recipes),
    ...(found.posts > 0 ? [searchTexts.postCount(found.posts)] : []),
    ...(found.people > 0 ? [searchTexts.peopleCount(found.people)] : []),
  ].join(', ');
}

/** True for words that start with one of the typed words. */
export function toMeant(typed: string): Hit['isMeant'] {
  const wanted = toReadings(typed).flat();
  return (word) => wanted.some((beginning) => word.startsWith(beginning));
}
