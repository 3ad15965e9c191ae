import type { Pool } from 'pg';
import type { RecipeQuery } from '../../contract/recipe-query.ts';
import { MOST_LIKE, SEARCH_WEIGHTS, toTypedWords } from '../../contract/recipe-search.ts';
import { CURATED, type StoredPage, type StoredRecipe, toCuisineValues } from './store.ts';

const { name, kind, ingredient, story } = SEARCH_WEIGHTS;

/**
 * A typed word matches by prefix, or by similarity where no word has that prefix. All typed words must match. An exact match
 * counts twice a prefix match, weighted by `SEARCH_WEIGHTS`. Words hold only letters and digits, so quoting is safe.
 */
const SEARCH = `
  with typed as (
    select word, at from unnest($1::text[]) with ordinality as typed (word, at)
  ), meant as (
    select at, quote_literal(typed.word) as word, case
      when exists (
        select from search_words known
        where known.word >= typed.word collate "C" and known.word < typed.word || U&'\\+10FFFF' collate "C"
      ) then quote_literal(typed.word) || ':*'
      else coalesce((
        select string_agg(quote_literal(alike.word), ' | ') from (
          select known.word from search_words known where known.word % typed.word
          order by similarity(known.word, typed.word) desc, known.word limit ${MOST_LIKE}
        ) alike
      ), quote_literal(typed.word))
    end as words
    from typed
  ), wanted as (
    select
      string_agg('(' || words || ')', ' & ' order by at)::tsquery as every,
      string_agg('(' || words || ')', ' | ' order by at)::tsquery as meant,
      string_agg(word, ' | ' order by at)::tsquery as typed
    from meant
  ), found as materialized (
    select id, ts_rank(weights, terms, meant) + ts_rank(weights, terms, typed) as rank
    from recipes, wanted, (values ('{${story}, ${ingredient}, ${kind}, ${name}}'::real[])) as w (weights)
    where terms @@ every and ($2::text is null or case when $3::boolean then family else cuisine_id end = $2)
  )
  select total, body, etag from (select count(*)::int as total from found) as all_found
  left join lateral (
    select body, etag, row_number() over (order by rank desc, ${CURATED}) as place
    from found join recipes using (id)
    order by place limit $4 offset $5
  ) as page on true
  order by place`;

/** The recipes that match every typed word, best match first. */
export async function findSearchPage(pool: Pool, query: RecipeQuery): Promise<StoredPage> {
  const words = toTypedWords(query.q);
  if (words.length === 0) return { recipes: [], total: 0 };
  const [isFamily, cuisine] =
    query.cuisine === undefined ? [false, null] : toCuisineValues(query.cuisine);
  const { rows } = await pool.query<Found>({
    name: 'recipes-search',
    text: SEARCH,
    values: [words, cuisine, isFamily, query.limit, (query.page - 1) * query.limit],
  });
  return { recipes: rows.filter(isHere), total: rows[0]?.total ?? 0 };
}

/** A page past the end still has the total. */
type Found = { total: number } & (StoredRecipe | { body: null; etag: null });

function isHere(row: Found): row is Found & StoredRecipe {
  return row.body !== null;
}
