import type { Pool } from 'pg';
import { toApart, toKept } from '../users/apart.ts';
import { toShown } from '../users/hidden.ts';
import type { Place } from './cursor.ts';
import { type FoundPage, toFoundPage, toStatement } from './post-page.ts';
import type { PostQuery } from './post-query.ts';

/** Finds posts by heat, hottest first (docs/decisions/0030). */
export async function findTrendingPage(
  pool: Pool,
  { after, limit, apartId }: Omit<PostQuery, 'filters'>,
): Promise<FoundPage> {
  const values: unknown[] = after === undefined ? [] : [after.at, after.id];
  const conditions = after === undefined ? [] : ['(heat, post_id) < ($1::float8, $2::uuid)'];
  if (apartId === undefined) conditions.push('not hidden');
  else {
    const reader = `$${values.push(apartId)}::uuid`;
    conditions.push(
      toKept(reader, 'post_counts.post_id'),
      `exists (
      select from posts where id = post_id
      and not ${toApart(reader, 'author_id')} and ${toShown('posts', reader)}
    )`,
    );
  }
  const name = `trending${apartId === undefined ? '' : '-apart'}`;
  const { rows } = await pool.query<Place>({
    ...toStatement(after === undefined ? name : `${name}-after`, limit),
    text: `select post_id as id, heat as at from post_counts
      where ${conditions.join(' and ')}
      order by heat desc, post_id desc limit ${limit + 1}`,
    values,
  });
  return toFoundPage(rows, limit);
}
