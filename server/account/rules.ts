import { Problem } from '#server/platform/problem.ts';
import { suspended } from '#texts/moderation-rules.ts';

/** The error for sign-ins and requests of a suspended account. */
export function createSuspended(reason: string): Problem {
  return new Problem(403, suspended(reason), { code: 'suspended' });
}
