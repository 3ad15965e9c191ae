import type { Pool } from 'pg';
import { type DatedRecipe, findRecipes } from './store.ts';

export type FindRecipe = (id: string) => Promise<DatedRecipe | undefined>;

interface Batch {
  ids: Set<string>;
  answer: Promise<Map<string, DatedRecipe>>;
}

/**
 * Looks up recipes by id, with one statement for all calls within one turn of the event loop. Under load, a system call
 * for each request would cost more than the rest of the response. Nothing is cached.
 */
export function createRecipeLookup(pool: Pool): FindRecipe {
  let batch: Batch | undefined;

  const startBatch = (): Batch => {
    const ids = new Set<string>();
    const answer = new Promise<Map<string, DatedRecipe>>((resolve, reject) => {
      setImmediate(() => {
        batch = undefined;
        findRecipes(pool, [...ids]).then(resolve, reject);
      });
    });
    return { ids, answer };
  };

  return async (id) => {
    batch ??= startBatch();
    batch.ids.add(id);
    return (await batch.answer).get(id);
  };
}
