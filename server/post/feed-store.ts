import type { Pool } from 'pg';
import { POSTS_PAGE } from '#contract/post/limits.ts';
import { SIMILAR_WORDS_MAX } from '#contract/search/search.ts';
import { createBatcher } from '#server/platform/batcher.ts';
import { toIsBlockedBetween, toIsNotHidden, toIsVisible } from '#server/platform/visibility.ts';
import type { CursorPosition } from './cursor.ts';
import { type FoundPage, toFoundPage, toStatement } from './post-page.ts';
import type { PostFilters, PostQuery } from './post-query.ts';

/** SQL condition of each filter. The argument is the placeholder of its value. */
const CONDITIONS: Record<keyof PostFilters, (value: string) => string> = {
  author: (value) => `author_id in (select id from users where name_key = ${value})`,
  authorId: (value) => `author_id = ${value}::uuid`,
  category: (value) => `category = ${value}`,
  type: (value) => `type = ${value}`,
  tag: (value) => `tag_keys @> array[${value}::text]`,
  q: toSearch,
  // These two repeat the condition of their partial indexes.
  recipeId: (value) => `recipe_id = ${value} and is_cook`,
  cookId: (value) => `author_id = ${value}::uuid and is_cook`,
};
const FILTERS = [
  'author',
  'authorId',
  'category',
  'type',
  'tag',
  'q',
  'recipeId',
  'cookId',
] as const;

/** Finds a page of posts, the newest first. */
export function createFindPostPage(pool: Pool): (query: PostQuery) => Promise<FoundPage> {
  const findLaterPage = createFindLaterPage(pool);
  return ({ filters, after, limit, personalViewerId }) => {
    const isPlain =
      personalViewerId === undefined && FILTERS.every((name) => filters[name] === undefined);
    return isPlain && after !== undefined && limit === POSTS_PAGE
      ? findLaterPage(after)
      : findPostPage(pool, { filters, after, limit, personalViewerId });
  };
}

async function findPostPage(
  pool: Pool,
  { filters, after, limit, personalViewerId }: PostQuery,
): Promise<FoundPage> {
  const values: unknown[] = [];
  const conditions: string[] = [];
  const names = FILTERS.filter((name) => filters[name] !== undefined);
  for (const name of names) conditions.push(CONDITIONS[name](`$${values.push(filters[name])}`));
  if (personalViewerId === undefined) conditions.push(SHOWN_TO_ALL);
  else {
    const reader = `$${values.push(personalViewerId)}::uuid`;
    conditions.push(`not ${toIsBlockedBetween(reader, 'author_id')}`);
    // The cooks of a dish must match its counts, which are the same for every reader.
    conditions.push(filters.recipeId === undefined ? toIsVisible('posts', reader) : SHOWN_TO_ALL);
    if (isMixed(filters)) conditions.push(toIsNotHidden(reader, 'posts.id'));
  }
  if (after !== undefined) {
    const [at, id] = [values.push(after.at), values.push(after.id)];
    conditions.push(toAfter(`$${at}`, `$${id}`));
  }
  const where = `where ${conditions.join(' and ')}`;
  const { rows } = await pool.query<CursorPosition>({
    ...toStatement(
      [
        'posts',
        ...names,
        ...(personalViewerId === undefined ? [] : ['personal']),
        ...(after === undefined ? [] : ['after']),
      ].join('-'),
      limit,
    ),
    text: `select id, ${AT} as at from posts ${toPage(where, limit)}`,
    values,
  });
  return toFoundPage(rows, limit);
}

/**
 * Feeds and searches leave out posts that the viewer has hidden. The lists of a member's posts and of a dish's cooks
 * show them.
 */
const isMixed = ({ authorId, recipeId, cookId }: PostFilters) =>
  authorId === undefined && recipeId === undefined && cookId === undefined;

/** The index of posts by age includes the column `hidden`. */
const SHOWN_TO_ALL = 'not hidden';
const AT = 'extract(epoch from created_at)::float8 * 1000';
const toAfter = (at: string, id: string) =>
  `(created_at, id) < (to_timestamp(${at}::float8 / 1000), ${id}::uuid)`;
/** The limit is a literal, so that the planner reads an index and never scans. */
const toPage = (where: string, limit: number) =>
  `${where} order by created_at desc, id desc limit ${limit + 1}`;

/**
 * Finds later pages. Concurrent requests start at different positions, but share one statement that returns one row for
 * each request.
 */
function createFindLaterPage(pool: Pool): (after: CursorPosition) => Promise<FoundPage> {
  return createBatcher(async (places) => {
    const { rows } = await pool.query<{ found: string }>({
      name: 'posts-later',
      text: `select array_to_string(array(
          select id || ' ' || ${AT} from posts ${toPage(`where ${SHOWN_TO_ALL} and ${toAfter('at', 'after_id')}`, POSTS_PAGE)}
        ), ',') as found
        from unnest($1::float8[], $2::uuid[]) with ordinality as place (at, after_id, n) order by n`,
      values: [places.map(({ at }) => at), places.map(({ id }) => id)],
    });
    return rows.map(({ found }) => toFoundPage(toPositions(found), POSTS_PAGE));
  });
}

function toPositions(found: string): CursorPosition[] {
  if (found === '') return [];
  return found.split(',').map((place) => {
    const [id = '', at] = place.split(' ');
    return { id, at: Number(at) };
  });
}

/**
 * A typed word matches by prefix. In the first reading it also matches by similarity if no word of a title, tag or
 * cuisine has that prefix. All words of a reading must match. Quoting is safe because words hold only letters and
 * digits.
 */
function toSearch(value: string): string {
  return `terms @@ (
    select string_agg(every, ' | ')::tsquery
    from unnest(${value}::text[]) with ordinality as reading (words, n), lateral (
      select '(' || string_agg('(' || quote_literal(typed) || ':*' || alike || ')', ' & ') || ')' as every
      from unnest(string_to_array(words, ' ')) as typed, lateral (
      select coalesce(string_agg(' | ' || quote_literal(word), ''), '') as alike from (
        select word from post_words
        where n = 1 and word % typed and not exists (
          select from post_words known
          where known.word >= typed collate "C" and known.word < typed || U&'\\+10FFFF' collate "C"
        )
        order by similarity(word, typed) desc, word limit ${SIMILAR_WORDS_MAX}
      ) as nearest
      ) as others
    ) as readings
  )`;
}
