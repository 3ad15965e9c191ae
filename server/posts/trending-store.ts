import type { Pool } from 'pg';
import type { Place } from './cursor.ts';
import { type FoundPage, toFoundPage, toStatement } from './post-page.ts';

/** Posts by heat, the hottest first (docs/decisions/0030). */
export async function findTrendingPage(
  pool: Pool,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<FoundPage> {
  const { rows } = await pool.query<Place>({
    ...toStatement(after === undefined ? 'trending' : 'trending-after', limit),
    text: `select post_id as id, heat as at from post_counts
      ${after === undefined ? '' : 'where (heat, post_id) < ($1::float8, $2::uuid)'}
      order by heat desc, post_id desc limit ${limit + 1}`,
    values: after === undefined ? [] : [after.at, after.id],
  });
  return toFoundPage(rows, limit);
}
