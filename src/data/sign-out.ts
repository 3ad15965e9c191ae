import * as v from 'valibot';
import { apiPaths } from '../../contract/paths.ts';
import { letGoOf } from './keep-marked.ts';
import { endMusicSession } from './music-session.ts';
import { countWaiting, removeWaiting } from './outbox-decisions.ts';
import { sendNow } from './outbox-driver.ts';
import { removeRecentSearches } from './recent-searches.ts';
import { callApi } from './send.ts';
import { endSession, readSession } from './session.ts';
import { recordSession } from './session-record.ts';

export { sendNow };

/** How much of this member still waits; 0 where the device cannot say, since then nothing can wait either. */
export async function countMine(): Promise<number> {
  const userId = readSession()?.user.id;
  return userId === undefined ? 0 : countWaiting(userId).catch(() => 0);
}

/**
 * Signs out here at once; the server is told, whether or not it hears. Nothing of the person stays on the device but what
 * waits to be sent, where it is to be kept.
 */
export async function signOut(waiting: 'keep' | 'delete'): Promise<void> {
  const userId = readSession()?.user.id;
  if (userId === undefined) return;
  const call = { method: 'POST', fallback: '', inBackground: true } as const;
  callApi(apiPaths.logout, v.unknown(), call).catch(() => {
    // The token is gone from this device, and ends by itself on the server.
  });
  endSession('left');
  removeRecentSearches();
  endMusicSession();
  // Each for itself: a device that fails at one still does the others.
  await Promise.allSettled([
    recordSession(undefined),
    letGoOf(userId),
    ...(waiting === 'delete' ? [removeWaiting(userId)] : []),
  ]);
}
