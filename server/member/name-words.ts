import type { Pool, PoolClient } from 'pg';
import { toTextKey } from '#contract/platform/text-key.ts';
import { toWords } from '#contract/search/search.ts';
import { toParts } from '#contract/search/word-parts.ts';

/** The distinct words of a name, for the search. */
export function toNameWords(name: string): string[] {
  return [...new Set(toWords(name).flatMap(toParts))];
}

/** Call in the transaction that changes the name. */
export async function updateNameWords(
  client: PoolClient,
  userId: string,
  name: string,
): Promise<void> {
  await client.query('update users set name_key = $2 where id = $1', [userId, toTextKey(name)]);
  await client.query('delete from name_words where user_id = $1', [userId]);
  await client.query(
    'insert into name_words (word, user_id) select unnest($2::text[]), id from users where id = $1',
    [userId, toNameWords(name)],
  );
}

const AT_ONCE = 1000;

/** Adds missing words and keys of users who were imported or registered before these existed. */
export async function insertMissingNameWords(pool: Pool): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await pool.query<{ id: string; name: string }>(
      `select id, name from users where id > $1
       and (name_key is null or not exists (select from name_words where user_id = users.id)) order by id limit $2`,
      [after, AT_ONCE],
    );
    await pool.query(
      `update users set name_key = made.key from unnest($1::uuid[], $2::text[], $3::text[]) as made (id, name, key)
       where users.id = made.id and users.name = made.name and name_key is distinct from made.key`,
      [
        rows.map(({ id }) => id),
        rows.map(({ name }) => name),
        rows.map(({ name }) => toTextKey(name)),
      ],
    );
    const pairs = rows.flatMap(({ id, name }) => toNameWords(name).map((word) => [word, id]));
    await pool.query(
      `insert into name_words (word, user_id) select * from unnest($1::text[], $2::uuid[]) as made (word, id)
       where exists (select from users where users.id = made.id) on conflict do nothing`,
      [pairs.map(([word]) => word), pairs.map(([, id]) => id)],
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/** Rebuilds the words and keys of all names. */
export async function renewNameWords(pool: Pool): Promise<void> {
  await pool.query('update users set name_key = null');
  await pool.query('delete from name_words');
  await insertMissingNameWords(pool);
}
