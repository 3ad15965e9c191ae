import type { Pool } from 'pg';
import { toLinkPath } from '../../contract/account/account-links.ts';
import { pagePaths } from '../../contract/paths.ts';
import { toEmailKey } from '../accounts/account-store.ts';
import { createLink } from '../accounts/link-store.ts';

export const USAGE = 'npm run reset-link -- <email>';

/** A link by which a member chooses a new password, good once and for an hour; `origin` begins it. Throws a sentence. */
export async function runResetLink(
  pool: Pool,
  origin: string,
  words: readonly string[],
): Promise<string> {
  const [email, ...more] = words;
  if (email === undefined || more.length > 0) throw new Error(USAGE);
  const { rows } = await pool.query<{ id: string }>('select id from users where email_key = $1', [
    toEmailKey(email),
  ]);
  const [user] = rows;
  if (user === undefined) throw new Error(`There is no member with the email ${email}.`);
  // Nobody has proven the address by it: it is given on in whatever way.
  const link = { userId: user.id, purpose: 'reset', isMailed: false } as const;
  return origin + toLinkPath(pagePaths.resetPassword, await createLink(pool, link));
}
