import type { Pool } from 'pg';
import { findAllRecipes, findCollectionHash, toCollectionHash } from './store.ts';

export interface WholeCollection {
  body: string;
  hash: string;
}

/**
 * Every device asks for the whole collection once, so its text stays in memory for as long as the database says that it
 * is the same one; another server process may have loaded a newer one.
 */
export function createWholeCollection(pool: Pool): () => Promise<WholeCollection> {
  let kept: WholeCollection | undefined;
  return async () => {
    if (kept && kept.hash === (await findCollectionHash(pool))) return kept;
    // Named by what was read: a load may have come between the two statements.
    const recipes = await findAllRecipes(pool);
    const hash = toCollectionHash(recipes);
    kept = { body: `[${recipes.map(({ body }) => body).join()}]`, hash };
    return kept;
  };
}
