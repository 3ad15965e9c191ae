import type { Recipe, RecipeChanges } from '#contract/recipe/schema.ts';
import { toDigestText } from '#contract/search/digest-text.ts';
import { COLLECTION, readList } from './list-store.ts';
import { byCollectionOrder } from './recipe-store.ts';

/** Applies changes to the stored collection. Returns undefined if the digest differs from the server's list. */
export async function toChangedCollection({
  changed,
  removed,
  digest,
}: RecipeChanges): Promise<Recipe[] | undefined> {
  const stored = await readList(COLLECTION);
  if (!stored) return undefined;
  const replaced = new Set([...removed, ...changed.map(({ _id }) => _id)]);
  const kept = stored.recipes.filter(({ _id }) => !replaced.has(_id));
  const recipes = [...kept, ...changed].toSorted(byCollectionOrder);
  return (await toDigest(toDigestText(recipes))) === digest ? recipes : undefined;
}

async function toDigest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}
