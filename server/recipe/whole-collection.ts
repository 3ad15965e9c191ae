import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import * as v from 'valibot';
import { toDigestText } from '#contract/search/digest-text.ts';
import {
  findAllRecipes,
  findCollectionHash,
  type IdentifiedRecipe,
  toCollectionHash,
  toJsonArray,
} from './store.ts';

export interface WholeCollection {
  body: string;
  hash: string;
  recipes: readonly IdentifiedRecipe[];
  /** Same as `digest` of `RecipeChanges`. */
  digest: string;
}

const Dishes = v.array(v.looseObject({}));

/**
 * Every device fetches the whole collection once, so it is cached in memory until the hash in the database changes:
 * another server process may have loaded a newer collection.
 */
export function createWholeCollection(pool: Pool): () => Promise<WholeCollection> {
  let cached: WholeCollection | undefined;
  return async () => {
    if (cached && cached.hash === (await findCollectionHash(pool))) return cached;
    // Hashes the recipes that were read, because the collection may have changed between the two statements.
    const recipes = await findAllRecipes(pool);
    const hash = toCollectionHash(recipes);
    const body = toJsonArray(recipes);
    const digest = createHash('sha256')
      .update(toDigestText(v.parse(Dishes, JSON.parse(body))))
      .digest('base64');
    cached = { body, hash, recipes, digest };
    return cached;
  };
}
