import * as v from 'valibot';
import { BUSY_LOCK } from '../../contract/device/locks.ts';

export const SkipWaiting = v.object({ type: v.literal('SKIP_WAITING') });
/** Asks a waiting worker what it brings, so that a cook who said "Later" is asked again for the next build only. */
export const WhichBuild = v.object({ type: v.literal('WHICH_BUILD') });

interface Scope {
  navigator: { locks?: Pick<LockManager, 'query'> };
  clients: { matchAll: (options: ClientQueryOptions) => Promise<readonly unknown[]> };
  skipWaiting: () => Promise<void>;
}

/** Lets the new version take over, unless a page is busy: a reload would pull the recipe from under the cook. */
export async function answerSkipWaiting(scope: Scope): Promise<'accepted' | 'refused'> {
  if (await isAnyPageBusy(scope)) return 'refused';
  await scope.skipWaiting();
  return 'accepted';
}

/** Without locks nobody can tell what other tabs do: then only the page that asks may be open. */
async function isAnyPageBusy({ navigator, clients }: Scope): Promise<boolean> {
  const { locks } = navigator;
  if (!locks) {
    const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    return open.length > 1;
  }
  const { held = [], pending = [] } = await locks.query();
  return [...held, ...pending].some(({ name }) => name === BUSY_LOCK);
}
