import { runModerator } from '#server/commands/moderator.ts';
import type { TestApp } from './build-test-app.ts';
import type { Cook } from './sign-up.ts';

/** Uses the same function as the command line. */
export async function makeModerator({ pool }: TestApp, { email }: Cook): Promise<void> {
  await runModerator(pool, ['add', email]);
}
