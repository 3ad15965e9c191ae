import type { Pool } from 'pg';
import { MOST_LIKE } from '../../contract/recipe/recipe-search.ts';
import {
  type FoundPage,
  LISTED_COLUMNS,
  type ListedRow,
  toFoundPage,
  toStatement,
} from './post-page.ts';
import type { PostFilters, PostQuery } from './post-query.ts';
import { POST_JOINS } from './post-row.ts';

/** SQL of each filter; the argument is the placeholder of its value. */
const CONDITIONS: Record<keyof PostFilters, (value: string) => string> = {
  author: (value) => `author_id in (select id from users where name = ${value})`,
  authorId: (value) => `author_id = ${value}::uuid`,
  category: (value) => `category = ${value}`,
  type: (value) => `type = ${value}`,
  tag: (value) => `tag_keys @> array[${value}::text]`,
  q: toSearch,
};
const FILTERS = ['author', 'authorId', 'category', 'type', 'tag', 'q'] as const;

/** A page of posts, the newest first. */
export async function findPostPage(
  pool: Pool,
  { filters, after, limit }: PostQuery,
): Promise<FoundPage> {
  const values: unknown[] = [];
  const conditions: string[] = [];
  const names = FILTERS.filter((name) => filters[name] !== undefined);
  for (const name of names) conditions.push(CONDITIONS[name](`$${values.push(filters[name])}`));
  if (after !== undefined) {
    const [at, id] = [values.push(after.at), values.push(after.id)];
    conditions.push(`(created_at, id) < (to_timestamp($${at}::float8 / 1000), $${id}::uuid)`);
  }
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const { rows } = await pool.query<ListedRow>({
    ...toStatement(['posts', ...names, ...(after === undefined ? [] : ['after'])].join('-'), limit),
    // The page first, with its size as a literal, so that the planner joins by index and never scans.
    text: `with page as materialized (
        select id, body, image_id, author_id, created_at from posts ${where}
        order by created_at desc, id desc limit ${limit + 1}
      )
      select p.id, extract(epoch from p.created_at)::float8 * 1000 as at, ${LISTED_COLUMNS}
      from page p ${POST_JOINS}
      order by p.created_at desc, p.id desc`,
    values,
  });
  return toFoundPage(rows, limit);
}

/**
 * A typed word matches by prefix, and by similarity where no word of a title, a tag or a cuisine has that prefix. All typed
 * words must match. Words hold only letters and digits, so quoting is safe.
 */
function toSearch(value: string): string {
  return `terms @@ (
    select string_agg('(' || quote_literal(typed) || ':*' || alike || ')', ' & ')::tsquery
    from unnest(${value}::text[]) as typed, lateral (
      select coalesce(string_agg(' | ' || quote_literal(word), ''), '') as alike from (
        select word from post_words
        where word % typed and not exists (
          select from post_words known
          where known.word >= typed collate "C" and known.word < typed || U&'\\+10FFFF' collate "C"
        )
        order by similarity(word, typed) desc, word limit ${MOST_LIKE}
      ) as nearest
    ) as others
  )`;
}
