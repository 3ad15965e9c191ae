import type { Pool } from 'pg';
import { toLinkPath } from '../../contract/account/account-links.ts';
import { pagePaths } from '../../contract/paths.ts';
import { createLink } from '../accounts/link-store.ts';
import { findMember } from './find-member.ts';

export const USAGE = 'npm run reset-link -- <email>';

/**
 * Returns a link that resets the password of a member, valid once and for an hour. It starts with `origin`. Throws a
 * readable error.
 */
export async function runResetLink(
  pool: Pool,
  origin: string,
  words: readonly string[],
): Promise<string> {
  const [email, ...more] = words;
  if (email === undefined || more.length > 0) throw new Error(USAGE);
  const { id: userId } = await findMember(pool, email);
  // The operator can hand it over in any way, so using it does not confirm the email.
  const link = { userId, purpose: 'reset', isMailed: false } as const;
  return origin + toLinkPath(pagePaths.resetPassword, await createLink(pool, link));
}
