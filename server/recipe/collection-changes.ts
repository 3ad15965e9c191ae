import type { Pool } from 'pg';
import type { RecipeChanges } from '#contract/recipe/schema.ts';
import { readHash } from '#server/platform/http/etag.ts';
import type { Text } from '#server/platform/http/send-text.ts';
import { findDishesOfVersion, toJsonArray } from './store.ts';
import type { WholeCollection } from './whole-collection.ts';

/**
 * Returns the changes from the collection with the ETag `since` to `whole`, as the JSON of a `RecipeChanges`. Returns
 * undefined if that collection is not known.
 */
export async function findCollectionChanges(
  pool: Pool,
  since: string,
  whole: WholeCollection,
): Promise<Omit<Text, 'type'> | undefined> {
  const base = readHash(since);
  const dishes = base && (await findDishesOfVersion(pool, base));
  if (!dishes) return undefined;
  const before = new Map(Object.entries(dishes));
  const changed = whole.recipes.filter(({ id, etag }) => before.get(id) !== etag);
  const present = new Set(whole.recipes.map(({ id }) => id));
  const rest: Omit<RecipeChanges, 'changed'> = {
    removed: [...before.keys()].filter((id) => !present.has(id)),
    digest: whole.digest,
  };
  const body = `{"changed":${toJsonArray(changed)},${JSON.stringify(rest).slice(1)}`;
  return { body, hash: whole.hash, name: `${base}-${whole.hash}` };
}
