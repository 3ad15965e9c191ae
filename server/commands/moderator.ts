import type { Pool } from 'pg';
import {
  endSuspension,
  saveSuspension,
  showMember,
} from '#server/moderation/account-status-store.ts';
import { inTransaction } from '#server/platform/writes/transaction.ts';
import { findMember } from './find-member.ts';

export const USAGE =
  'npm run moderator -- add|remove|list|restore <email>, or suspend <email> "<reason>"';

/**
 * Adds, removes or lists moderators. `suspend` also works for moderators, whom other moderators cannot suspend.
 * `restore` ends a suspension and shows a hidden member again. Returns the text to print.
 * @throws With a message for the operator.
 */
export async function runModerator(pool: Pool, words: readonly string[]): Promise<string> {
  const [action, email, ...more] = words;
  if (action === 'list' && email === undefined) return listModerators(pool);
  if (email === undefined) throw new Error(USAGE);
  if (action === 'suspend') {
    const reason = more.join(' ').trim();
    if (reason === '') throw new Error(USAGE);
    const { id } = await findMember(pool, email);
    await inTransaction(pool, async (client) => {
      await saveSuspension(client, id, reason);
      return async () => undefined;
    });
    return `${email} is suspended: ${reason}`;
  }
  if (more.length > 0) throw new Error(USAGE);
  if (action === 'add') {
    await updateAccountStatus(pool, email, 'is_moderator = true');
    return `${email} is a moderator. They see it when they open the app again.`;
  }
  if (action === 'remove') {
    await updateAccountStatus(pool, email, 'is_moderator = false');
    return `${email} is not a moderator any more.`;
  }
  if (action === 'restore') {
    const { id } = await findMember(pool, email);
    await inTransaction(pool, async (client) => {
      await endSuspension(client, id);
      await showMember(client, id);
      return async () => undefined;
    });
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

async function updateAccountStatus(pool: Pool, email: string, change: string): Promise<void> {
  const { id } = await findMember(pool, email);
  await pool.query('insert into standings (user_id) values ($1) on conflict do nothing', [id]);
  await pool.query(`update standings set ${change} where user_id = $1`, [id]);
}
