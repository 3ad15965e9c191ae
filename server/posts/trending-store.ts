import type { Pool } from 'pg';
import type { Place } from './cursor.ts';
import { type FoundPage, type Listed, toFoundPage, toStatement } from './page-text.ts';
import { POST_COLUMNS, POST_JOINS } from './post-text.ts';

/** The posts that warm people most just now first (docs/decisions/0030). */
export async function findTrendingPage(
  pool: Pool,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<FoundPage> {
  const { rows } = await pool.query<Listed>({
    ...toStatement(after === undefined ? 'trending' : 'trending-after', limit),
    text: `with page as materialized (
        select post_id, heat from post_counts
        ${after === undefined ? '' : 'where (heat, post_id) < ($1::float8, $2::uuid)'}
        order by heat desc, post_id desc limit ${limit + 1}
      )
      select p.id, page.heat as at, ${POST_COLUMNS}
      from page cross join lateral (select * from posts where id = page.post_id limit 1) p ${POST_JOINS}
      order by page.heat desc, p.id desc`,
    values: after === undefined ? [] : [after.at, after.id],
  });
  return toFoundPage(rows, limit);
}
