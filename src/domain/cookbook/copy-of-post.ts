import type { CookbookText } from '#contract/cookbook/text.ts';
import { pagePaths } from '#contract/page/paths.ts';
import type { PostRecipe } from '#contract/post/post-recipe.ts';
import type { CookbookView } from '#domain/overlay/views.ts';
import { createRecipe } from './changes.ts';

/** A post with a recipe. */
export interface RecipePost {
  _id: string;
  author: string;
  recipe: PostRecipe;
}

const toAddress = ({ _id }: RecipePost) => new URL(pagePaths.post(_id), location.origin).href;

/** The viewer's recipe that was copied from the post, also if they have changed it, or that the post was made from. */
export function findCopy(
  recipes: readonly CookbookView[],
  post: RecipePost,
): CookbookView | undefined {
  const address = toAddress(post);
  return recipes.find(
    ({ recipe }) => recipe.source?.url === address || isSame(recipe, post.recipe),
  );
}

function isSame(one: PostRecipe, other: PostRecipe): boolean {
  return toComparable(one) === toComparable(other);
}

function toComparable({ title, ingredients, instructions }: PostRecipe): string {
  return JSON.stringify([title, ingredients, instructions]);
}

/** The recipe of a post with empty fields for all that the post does not copy. */
export function toTextOfPost(recipe: PostRecipe): CookbookText {
  return {
    ...recipe,
    notes: recipe.notes ?? '',
    subtitle: '',
    cuisine: '',
    tags: [],
    difficulty: '',
    spiceLevel: '',
  };
}

/** Copies the recipe of a post into the viewer's cookbook. The source is the post and its author. Resolves with an error text, or undefined. */
export function keepCopy(post: RecipePost): Promise<string | undefined> {
  const source = { url: toAddress(post), name: post.author };
  return createRecipe({ fields: { ...toTextOfPost(post.recipe), images: [], source } });
}
