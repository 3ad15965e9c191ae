import type { Pool } from 'pg';

/** The cultural texts of a dish. `etag` is the hash of the recipe. */
export interface StoredInsight {
  name: string;
  cuisine: string;
  region: string | null;
  etag: string;
  insight: string;
}

export async function findInsight(pool: Pool, id: string): Promise<StoredInsight | undefined> {
  const { rows } = await pool.query<StoredInsight>({
    name: 'insight-by-id',
    text: 'select name, cuisine, region, etag, insight from recipes where id = $1',
    values: [id],
  });
  return rows[0];
}
