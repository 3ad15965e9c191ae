import * as v from 'valibot';

export const SkipWaiting = v.object({ type: v.literal('SKIP_WAITING') });

/** The lock that a page holds, shared, while someone is cooking or has typed something unsent. */
const BUSY = 'busy';

/** Lets the new version take over, unless a page is busy: a reload would pull the recipe from under the cook. */
export async function answerSkipWaiting(
  locks: Pick<LockManager, 'query'> | undefined,
  skipWaiting: () => Promise<void>,
): Promise<'accepted' | 'refused'> {
  const held = (await locks?.query())?.held ?? [];
  if (held.some((lock) => lock.name === BUSY)) return 'refused';
  await skipWaiting();
  return 'accepted';
}
