import type { Pool, PoolClient } from 'pg';
import { toWords } from '../../contract/recipe/recipe-search.ts';

/** The distinct words of a name, for the search. */
export function toNameWords(name: string): string[] {
  return [...new Set(toWords(name))];
}

/** Call in the transaction that changes the name. */
export async function updateNameWords(
  client: PoolClient,
  userId: string,
  name: string,
): Promise<void> {
  await client.query('delete from name_words where user_id = $1', [userId]);
  await client.query(
    'insert into name_words (word, user_id) select unnest($2::text[]), id from users where id = $1',
    [userId, toNameWords(name)],
  );
}

const AT_ONCE = 1000;

/** Adds missing words: of users registered before the search existed, or imported. */
export async function insertMissingNameWords(pool: Pool): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await pool.query<{ id: string; name: string }>(
      `select id, name from users where id > $1
       and not exists (select from name_words where user_id = users.id) order by id limit $2`,
      [after, AT_ONCE],
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
