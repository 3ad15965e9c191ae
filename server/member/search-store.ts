import type { Pool } from 'pg';
import type { ListedPerson } from '#contract/member/schema.ts';
import { SIMILAR_WORDS_MAX, toTypedWords } from '#contract/search/search.ts';
import { toInvisibleMembers, type Viewer } from '#server/platform/visibility.ts';
import { type PersonRow, toListedPerson, toPersonColumns } from './list-store.ts';

/** Limits the people checked per search, because half of all names match a single letter. */
const LOOKED_AT = 1000;
/** Limits the similar words for a mistyped one. */
const LIKE_LOOKED_AT = 5000;
/** Limits the count of people who have a word. */
const COUNTED = 20_000;

/** SQL: true for words of names that begin with the typed word. */
const BEGUN = (known: string) =>
  `${known}.word >= typed.word collate "C" and ${known}.word < typed.word || U&'\\+10FFFF' collate "C"`;

/**
 * A typed word matches by prefix, or by similarity if no word has that prefix. All typed words must match, and
 * candidates come from the rarest. An exact match counts twice a prefix match; among equals the person with more
 * followers comes first.
 */
const SEARCH = `
  with begun as materialized (
    select typed.word, at, (
      select count(*) from (select from name_words known where ${BEGUN('known')} limit ${COUNTED}) as found
    ) as people
    from unnest($1::text[]) with ordinality as typed (word, at)
  ), meant as materialized (
    select word, at, people > 0 as is_begun, case when people = 0 then array(
      select near.word from (
        select distinct each.word from (
          select known.word from name_words known where known.word % begun.word limit ${LIKE_LOOKED_AT}
        ) as each
      ) as near
      order by similarity(near.word, begun.word) desc, near.word limit ${SIMILAR_WORDS_MAX}
    ) end as alike, people
    from begun
  ), rarest as materialized (
    select word, is_begun, alike from meant
    order by case when is_begun then people else (
      select count(*) from (select from name_words known where known.word = any (alike) limit ${COUNTED}) as found
    ) end limit 1
  ), candidates as materialized (
    select user_id from rarest typed cross join lateral (
      select user_id from name_words known where is_begun and ${BEGUN('known')}
      order by known.word, user_id limit ${LOOKED_AT}
    ) as one
    union
    select user_id from rarest cross join lateral (
      select user_id from name_words known where not is_begun and known.word = any (alike) limit ${LOOKED_AT}
    ) as one
  ), found as (
    select user_id, sum(nearness) as rank
    from candidates cross join meant typed cross join lateral (
      select max(case
        when known.word = typed.word then 2 when is_begun then 1 else similarity(known.word, typed.word)
      end) as nearness
      from name_words known where known.user_id = candidates.user_id
      and case when is_begun then ${BEGUN('known')} else known.word = any (alike) end
    ) as best
    group by user_id having count(nearness) = cardinality($1)
  )
  select ${toPersonColumns('$2', '$2')}
  from found join users on users.id = found.user_id
  where users.id not in ${toInvisibleMembers('$5::uuid')}
  order by rank desc, follower_count desc, users.id limit $3 offset $4`;

interface SearchQuery extends Viewer {
  q: string;
  offset: number;
  limit: number;
}

/** Finds people by names that match every typed word, best first; `next` is the offset of the next page. */
export async function findPeopleByName(
  pool: Pool,
  { q, viewerId, personalViewerId, offset, limit }: SearchQuery,
): Promise<{ users: ListedPerson[]; next: number | undefined }> {
  const words = toTypedWords(q);
  if (words.length === 0) return { users: [], next: undefined };
  const { rows } = await pool.query<PersonRow>({
    name: 'people-search',
    text: SEARCH,
    values: [words, viewerId, limit + 1, offset, personalViewerId],
  });
  return {
    users: rows.slice(0, limit).map((row) => toListedPerson(row, viewerId !== undefined)),
    next: rows.length > limit ? offset + limit : undefined,
  };
}
