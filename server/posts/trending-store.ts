import type { Pool } from 'pg';
import type { Place } from './cursor.ts';
import { type Listed, toPageText } from './page-text.ts';
import { POST_COLUMNS, POST_JOINS } from './post-text.ts';

/** A page of posts as JSON, the ones that warm people most just now first (docs/decisions/0030). */
export async function findTrendingPage(
  pool: Pool,
  { after, limit }: { after: Place | undefined; limit: number },
  viewerId: string | undefined,
): Promise<string> {
  const values: unknown[] = [viewerId ?? null];
  if (after !== undefined) values.push(after.at, after.id);
  const { rows } = await pool.query<Listed>({
    name: `trending-${limit}${after === undefined ? '' : '-after'}`,
    text: `with page as materialized (
        select post_id, heat from post_counts
        ${after === undefined ? '' : 'where (heat, post_id) < ($2::float8, $3::uuid)'}
        order by heat desc, post_id desc limit ${limit + 1}
      )
      select p.id, page.heat as at, ${POST_COLUMNS}
      from page join posts p on p.id = page.post_id ${POST_JOINS}
      order by page.heat desc, p.id desc`,
    values,
  });
  return toPageText(rows, limit, viewerId);
}
