import * as v from 'valibot';
import { BUSY_LOCK } from '../contract/locks.ts';

export const SkipWaiting = v.object({ type: v.literal('SKIP_WAITING') });

/** Lets the new version take over, unless a page is busy: a reload would pull the recipe from under the cook. */
export async function answerSkipWaiting(
  locks: Pick<LockManager, 'query'> | undefined,
  skipWaiting: () => Promise<void>,
): Promise<'accepted' | 'refused'> {
  const held = (await locks?.query())?.held ?? [];
  if (held.some((lock) => lock.name === BUSY_LOCK)) return 'refused';
  await skipWaiting();
  return 'accepted';
}
