import { suspended } from '../../texts/en/moderation-rules.ts';
import { Problem } from '../problem.ts';

/** The error for sign-ins and requests of a suspended account. */
export function createSuspended(reason: string): Problem {
  return new Problem(403, suspended(reason), { code: 'suspended' });
}
