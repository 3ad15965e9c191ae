import type { Pool } from 'pg';

/** What is known of a dish's culture; `etag` names the recipe's text. */
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
