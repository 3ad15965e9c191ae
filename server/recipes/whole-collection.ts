import type { Pool } from 'pg';
import { findAllRecipes, findCollectionHash, toCollectionHash } from './store.ts';

export interface WholeCollection {
  body: string;
  hash: string;
}

/**
 * Every device fetches the whole collection once, so it is cached in memory until the hash in the database changes: another
 * server process may have loaded a newer collection.
 */
export function createWholeCollection(pool: Pool): () => Promise<WholeCollection> {
  let cached: WholeCollection | undefined;
  return async () => {
    if (cached && cached.hash === (await findCollectionHash(pool))) return cached;
    // Hash what was read: the collection may have changed between the two statements.
    const recipes = await findAllRecipes(pool);
    const hash = toCollectionHash(recipes);
    cached = { body: `[${recipes.map(({ body }) => body).join()}]`, hash };
    return cached;
  };
}
