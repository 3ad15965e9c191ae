import type { Pool } from 'pg';
import type { ListedPerson } from '../../contract/people.ts';
import { MOST_LIKE, toTypedWords } from '../../contract/recipe-search.ts';
import { type PersonRow, toListedPerson, toPersonColumns } from './list-store.ts';

/**
 * A typed word means every word of a name that it begins; where it begins none, those most like it. All words must be in
 * the name. What stands there as it was typed counts twice what only begins so; among equals the more followed come first.
 */
const SEARCH = `
  with typed as (
    select word, at from unnest($1::text[]) with ordinality as typed (word, at)
  ), begun as (
    select at, user_id, max(case when known.word = typed.word then 2 else 1 end) as nearness
    from typed join name_words known
      on known.word >= typed.word collate "C" and known.word < typed.word || U&'\\+10FFFF' collate "C"
    group by at, user_id
  ), alike as (
    select at, user_id, max(likeness) as nearness
    from typed cross join lateral (
      select distinct known.word, similarity(known.word, typed.word) as likeness
      from name_words known where known.word % typed.word
      order by likeness desc, known.word limit ${MOST_LIKE}
    ) as near join name_words known on known.word = near.word
    where not exists (select from begun where begun.at = typed.at)
    group by at, user_id
  ), found as (
    select user_id, sum(nearness) as rank
    from (select * from begun union all select * from alike) as hits
    group by user_id having count(*) = cardinality($1)
  )
  select ${toPersonColumns('$2', '$2')}
  from found join users on users.id = found.user_id
  order by rank desc, follower_count desc, users.id limit $3 offset $4`;

interface Asked {
  q: string;
  viewerId: string | undefined;
  offset: number;
  limit: number;
}

/** The people with every typed word in their name, the likeliest first; `next` is the offset of the next page. */
export async function findPeopleByName(
  pool: Pool,
  { q, viewerId, offset, limit }: Asked,
): Promise<{ users: ListedPerson[]; next: number | undefined }> {
  const words = toTypedWords(q);
  if (words.length === 0) return { users: [], next: undefined };
  const { rows } = await pool.query<PersonRow>({
    name: 'people-search',
    text: SEARCH,
    values: [words, viewerId, limit + 1, offset],
  });
  return {
    users: rows.slice(0, limit).map((row) => toListedPerson(row, viewerId !== undefined)),
    next: rows.length > limit ? offset + limit : undefined,
  };
}
