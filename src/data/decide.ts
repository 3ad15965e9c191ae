import { NotQueued } from './outbox.ts';
import type * as Decisions from './outbox-decisions.ts';

/** Carries out what a member decided on writes that wait. Answers why it could not be kept, or nothing. */
export async function decide(
  work: (decisions: typeof Decisions) => Promise<unknown>,
): Promise<string | undefined> {
  try {
    await work(await import('./outbox-decisions.ts'));
    return undefined;
  } catch {
    return new NotQueued('broken').message;
  }
}
