import type { ListedPerson } from '#contract/member/schema.ts';
import type { ListedPost } from '#contract/post/schema.ts';
import { toReadings } from '#contract/search/search.ts';
import * as recipeTexts from '#texts/recipe.ts';
import * as searchTexts from '#texts/search.ts';
import type { Hit } from './use-search.ts';

/** For example "24 recipes, 3 posts, 1 person". Zero posts or people are left out. */
export function toFoundCount(found: { recipes: number; posts: number; people: number }): string {
  return [
    recipeTexts.toRecipeCount(found.recipes),
    ...(found.posts > 0 ? [searchTexts.postCount(found.posts)] : []),
    ...(found.people > 0 ? [searchTexts.peopleCount(found.people)] : []),
  ].join(', ');
}

/** True for words that start with one of the typed words. */
export function toMeant(typed: string): Hit['isMeant'] {
  const wanted = toReadings(typed).flat();
  return (word) => wanted.some((beginning) => word.startsWith(beginning));
}

/** The part of a post or person that a result row shows. */
export type FoundPost = Pick<
  ListedPost,
  '_id' | 'title' | 'content' | 'author' | 'image' | 'type' | 'tags' | 'cuisine' | 'category'
> & {
  /** Only the id in a post that was stored from its own page. */
  authorId: string | { id: string };
};

export type FoundPerson = Pick<ListedPerson, 'id' | 'name' | 'avatar' | 'bio'>;
