import type * as Decisions from './decisions.late.ts';
import { NotQueued } from './queue.ts';

/** Carries out what a member decided on writes that wait. Answers why it could not be kept, or nothing. */
export async function decide(
  work: (decisions: typeof Decisions) => Promise<unknown>,
): Promise<string | undefined> {
  try {
    await work(await import('./decisions.late.ts'));
    return undefined;
  } catch {
    return new NotQueued('broken').message;
  }
}
