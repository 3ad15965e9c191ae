import type { Pool } from 'pg';
import { toLinkPath } from '#contract/account/links.ts';
import { pagePaths } from '#contract/page/paths.ts';
import { createLink } from '#server/account/link-store.ts';
import { findMember } from './find-member.ts';

export const USAGE = 'npm run reset-link -- <email>';

/**
 * Creates a link below `origin` that resets the password of a member. It works once and expires after an hour.
 * @throws With a message for the operator.
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
