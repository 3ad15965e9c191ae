import * as v from 'valibot';
import { CookbookChanges, type CookbookRecipe } from '#contract/cookbook/schema.ts';
import { Post } from '#contract/post/schema.ts';
import { toNewId } from '#offline/outbox/ids.ts';
import type { Cook } from '#server/testing/sign-up.ts';

/** Adds a recipe to the cookbook of a member and returns its id. */
export async function writeRecipe(cook: Cook, title: string, more: object = {}): Promise<string> {
  const id = toNewId();
  const lines = { ingredients: ['200 g flour', '2 eggs'], instructions: ['Mix.'] };
  await cook.ask('PUT', `/cookbook/${id}`, { title, servings: 4, ...lines, ...more });
  return id;
}

export async function listRecipes(cook: Cook): Promise<CookbookRecipe[]> {
  return v.parse(CookbookChanges, (await cook.ask('GET', '/cookbook')).json()).recipes;
}

/** The recipe of a post. */
export async function readPostRecipe(cook: Cook, postId: unknown): Promise<Post['recipe']> {
  return v.parse(Post, (await cook.ask('GET', `/posts/${String(postId)}`)).json()).recipe;
}
