import type { Pool } from 'pg';
import { toIsBlockedBetween, toIsNotHidden, toIsVisible } from '#server/platform/visibility.ts';
import type { CursorPosition } from './cursor.ts';
import { type FoundPage, toFoundPage, toStatement } from './post-page.ts';
import type { PostQuery } from './post-query.ts';

/** Finds posts by heat, hottest first (docs/decisions/0030). */
export async function findTrendingPage(
  pool: Pool,
  { after, limit, personalViewerId }: Omit<PostQuery, 'filters'>,
): Promise<FoundPage> {
  const values: unknown[] = after === undefined ? [] : [after.at, after.id];
  const conditions = after === undefined ? [] : ['(heat, post_id) < ($1::float8, $2::uuid)'];
  if (personalViewerId === undefined) conditions.push('not hidden');
  else {
    const reader = `$${values.push(personalViewerId)}::uuid`;
    conditions.push(
      toIsNotHidden(reader, 'post_counts.post_id'),
      `exists (
      select from posts where id = post_id
      and not ${toIsBlockedBetween(reader, 'author_id')} and ${toIsVisible('posts', reader)}
    )`,
    );
  }
  const name = `trending${personalViewerId === undefined ? '' : '-personal'}`;
  const { rows } = await pool.query<CursorPosition>({
    ...toStatement(after === undefined ? name : `${name}-after`, limit),
    text: `select post_id as id, heat as at from post_counts
      where ${conditions.join(' and ')}
      order by heat desc, post_id desc limit ${limit + 1}`,
    values,
  });
  return toFoundPage(rows, limit);
}
