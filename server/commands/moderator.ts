import type { Pool } from 'pg';
import { findMember } from './find-member.ts';

export const USAGE = 'npm run moderator -- add|remove|list|restore <email>';

/** Makes a member a moderator, or not any more; `restore` ends a suspension. Returns what to print; throws a sentence. */
export async function runModerator(pool: Pool, words: readonly string[]): Promise<string> {
  const [action, email, ...more] = words;
  if (action === 'list' && email === undefined) return listModerators(pool);
  if (email === undefined || more.length > 0) throw new Error(USAGE);
  if (action === 'add') {
    await setStanding(pool, email, 'is_moderator = true');
    return `${email} is a moderator. They see it when they open the app again.`;
  }
  if (action === 'remove') {
    await setStanding(pool, email, 'is_moderator = false');
    return `${email} is not a moderator any more.`;
  }
  if (action === 'restore') {
    await setStanding(pool, email, 'suspended_for = null');
    return `${email} is not suspended any more.`;
  }
  throw new Error(USAGE);
}

async function listModerators(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ email: string; name: string }>(
    'select email, name from users join standings on user_id = id where is_moderator order by email_key',
  );
  if (rows.length === 0) return `There are no moderators. To make a member one: ${USAGE}`;
  return rows.map(({ email, name }) => `${email}\t${name}`).join('\n');
}

async function setStanding(pool: Pool, email: string, change: string): Promise<void> {
  const { id } = await findMember(pool, email);
  await pool.query('insert into standings (user_id) values ($1) on conflict do nothing', [id]);
  await pool.query(`update standings set ${change} where user_id = $1`, [id]);
}
