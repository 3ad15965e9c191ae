import type { Pool } from 'pg';
import { insertMissingNameWords, renewNameWords } from '#server/member/name-words.ts';
import { withAdvisoryLock } from '#server/platform/database/advisory-lock.ts';
import { SCHEMA_LOCK } from '#server/platform/database/migrate.ts';
import { renewPostKeys } from '#server/post/renew-keys.ts';

/** Increase with every change of `toTextKey`, `toTagKey`, `toHashtags`, `toWords` or `toIndexedWords`. */
const RULES = 2;

/** Renews the stored keys and search words of names and posts if an earlier Simmer made them by other rules. */
export async function renewKeys(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number }>('select version from text_rules');
  if ((rows[0]?.version ?? 0) >= RULES) return insertMissingNameWords(pool);
  await renewPostKeys(pool);
  await renewNameWords(pool);
  await withAdvisoryLock(pool, SCHEMA_LOCK, async (client) => {
    await client.query('delete from text_rules');
    await client.query('insert into text_rules values ($1)', [RULES]);
  });
}
