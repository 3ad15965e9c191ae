import type { Pool, PoolClient } from 'pg';
import { withAdvisoryLock } from '#server/platform/database/advisory-lock.ts';
import { readDishSources } from './dish-sources.ts';
import { type StoredDish, toStoredDish } from './to-stored-dish.ts';

const LOCK = 7_466_638;

export interface Loaded {
  total: number;
  changed: number;
  removed: number;
}

/**
 * Updates the stored recipes from the files of `collection/` and skips unchanged dishes. All of it is one
 * transaction: an invalid file throws with its name and the reason, and nothing changes.
 */
export async function loadCollection(pool: Pool, directory: string): Promise<Loaded> {
  const sources = await readDishSources(directory);
  return withAdvisoryLock(pool, LOCK, async (client) => {
    const known = await findSourceHashes(client);
    const changed = sources.filter(({ id, hash }) => known.get(id) !== hash).map(toStoredDish);
    if (changed.length > 0) await insertDishes(client, changed);
    for (const { id } of sources) known.delete(id);
    if (known.size > 0) {
      await client.query('delete from recipes where id = any ($1)', [[...known.keys()]]);
    }
    return { total: sources.length, changed: changed.length, removed: known.size };
  });
}

async function findSourceHashes(client: PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; source_hash: string }>(
    'select id, source_hash from recipes',
  );
  return new Map(rows.map((row) => [row.id, row.source_hash]));
}

async function insertDishes(client: PoolClient, dishes: readonly StoredDish[]): Promise<void> {
  await client.query(
    `insert into recipes
       (id, name, cuisine, cuisine_id, family, region, sort_order, body, etag, source_hash, insight)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[],
       $7::int[], $8::text[], $9::text[], $10::text[], $11::text[])
     on conflict (id) do update set
       name = excluded.name, cuisine = excluded.cuisine, cuisine_id = excluded.cuisine_id,
       family = excluded.family, region = excluded.region, sort_order = excluded.sort_order,
       body = excluded.body, etag = excluded.etag, source_hash = excluded.source_hash,
       insight = excluded.insight, changed_at = now()`,
    [
      dishes.map((dish) => dish.id),
      dishes.map((dish) => dish.name),
      dishes.map((dish) => dish.cuisine),
      dishes.map((dish) => dish.cuisineId),
      dishes.map((dish) => dish.family),
      dishes.map((dish) => dish.region),
      dishes.map((dish) => dish.order),
      dishes.map((dish) => dish.body),
      dishes.map((dish) => dish.etag),
      dishes.map((dish) => dish.sourceHash),
      dishes.map((dish) => dish.insight),
    ],
  );
}
