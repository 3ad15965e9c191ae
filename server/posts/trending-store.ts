import type { Pool } from 'pg';
import type { Place } from './cursor.ts';
import {
  type FoundPage,
  LISTED_COLUMNS,
  type ListedRow,
  toFoundPage,
  toStatement,
} from './post-page.ts';
import { POST_JOINS } from './post-row.ts';

/** Posts by heat, the hottest first (docs/decisions/0030). */
export async function findTrendingPage(
  pool: Pool,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<FoundPage> {
  const { rows } = await pool.query<ListedRow>({
    ...toStatement(after === undefined ? 'trending' : 'trending-after', limit),
    text: `with page as materialized (
        select post_id, heat from post_counts
        ${after === undefined ? '' : 'where (heat, post_id) < ($1::float8, $2::uuid)'}
        order by heat desc, post_id desc limit ${limit + 1}
      )
      select p.id, page.heat as at, ${LISTED_COLUMNS}
      from page cross join lateral (select * from posts where id = page.post_id limit 1) p ${POST_JOINS}
      order by page.heat desc, p.id desc`,
    values: after === undefined ? [] : [after.at, after.id],
  });
  return toFoundPage(rows, limit);
}
