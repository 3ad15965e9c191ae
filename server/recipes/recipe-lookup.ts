import type { Pool } from 'pg';
import { findRecipes, type StoredRecipe } from './store.ts';

export type FindRecipe = (id: string) => Promise<StoredRecipe | undefined>;

interface Round {
  ids: Set<string>;
  answer: Promise<Map<string, StoredRecipe>>;
}

/**
 * Looks recipes up by id, those that are asked for in one turn of the event loop by one statement: under load a system
 * call per request costs more than the rest of the answer. The database is asked every time.
 */
export function createRecipeLookup(pool: Pool): FindRecipe {
  let round: Round | undefined;

  const begin = (): Round => {
    const ids = new Set<string>();
    const answer = new Promise<Map<string, StoredRecipe>>((resolve, reject) => {
      setImmediate(() => {
        round = undefined;
        findRecipes(pool, [...ids]).then(resolve, reject);
      });
    });
    return { ids, answer };
  };

  return async (id) => {
    round ??= begin();
    round.ids.add(id);
    return (await round.answer).get(id);
  };
}
