import type { Pool } from 'pg';
import { readPostBody, toPostKeys } from './post-body.ts';
import { insertWords } from './post-store.ts';

const AT_ONCE = 500;

interface Row {
  id: string;
  version: number;
  body: string;
}

/**
 * Rebuilds the tag keys and search words of all posts. A post that is edited meanwhile is skipped, because the edit
 * writes new keys.
 */
export async function renewPostKeys(pool: Pool): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await pool.query<Row>(
      'select id, version, body from posts where id > $1 order by id limit $2',
      [after, AT_ONCE],
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    const made = rows.map(toMade);
    await pool.query(
      `update posts set tag_keys = made.tags, terms = array_to_tsvector(made.terms)
       from json_to_recordset($1) as made (id uuid, version int, tags text[], terms text[])
       where posts.id = made.id and posts.version = made.version
         and (posts.tag_keys, posts.terms) is distinct from (made.tags, array_to_tsvector(made.terms))`,
      [JSON.stringify(made)],
    );
    await insertWords(pool, [...new Set(made.flatMap(({ named }) => named))]);
    after = last.id;
  }
}

function toMade({ id, version, body }: Row) {
  const { tagKeys: tags, terms, named } = toPostKeys(readPostBody(body));
  return { id, version, tags, terms, named };
}
