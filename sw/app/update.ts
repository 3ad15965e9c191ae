import * as v from 'valibot';
import { BUSY_LOCK } from '#contract/device/names.ts';

export const SkipWaiting = v.object({ type: v.literal('SKIP_WAITING') });
/** Asks a waiting worker for its build, so that "Later" suppresses the prompt until the next build. */
export const WhichBuild = v.object({ type: v.literal('WHICH_BUILD') });

interface Scope {
  navigator: { locks?: Pick<LockManager, 'query'> };
  clients: { matchAll: (options: ClientQueryOptions) => Promise<readonly unknown[]> };
  skipWaiting: () => Promise<void>;
}

/** Activates the new version unless a page is busy, because a reload would interrupt cooking. */
export async function answerSkipWaiting(scope: Scope): Promise<'accepted' | 'refused'> {
  if (await isAnyPageBusy(scope)) return 'refused';
  await scope.skipWaiting();
  return 'accepted';
}

/** If the browser has no locks, the state of other tabs is unknown, so only one page may be open. */
async function isAnyPageBusy({ navigator, clients }: Scope): Promise<boolean> {
  const { locks } = navigator;
  if (!locks) {
    const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    return open.length > 1;
  }
  const { held = [], pending = [] } = await locks.query();
  return [...held, ...pending].some(({ name }) => name === BUSY_LOCK);
}
