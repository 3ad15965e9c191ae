import { suspended } from '../../texts/en/moderation-rules.ts';
import { Problem } from '../problem.ts';

/** The answer to whoever signs in, or holds a token, where the moderators have suspended the account. */
export function createSuspended(reason: string): Problem {
  return new Problem(403, suspended(reason), { code: 'suspended' });
}
