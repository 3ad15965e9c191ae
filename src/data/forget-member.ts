import { setHint } from '../browser/hints.ts';
import { endMusicSession } from '../browser/music-session.ts';
import { removeRecentSearches } from '../browser/recent-searches.ts';
import { removePagesOf } from '../offline/community-pages.ts';
import { pauseSignedIn, removeSignedIn } from '../offline/signed-in.ts';
import { letGoOf } from './keep-marked.ts';
import { removeWaiting } from './outbox/decisions.late.ts';
import { lookAnew } from './outbox/driver.late.ts';
import { queryClient } from './query-client.ts';

/**
 * However a session ended: nothing of the person stays on the device but what waits to be sent and the drafts of what was
 * not. `delete` takes these too; `pause`: the server ended it, so whose they are has to be known to offer the way back.
 */
export async function forgetMember(
  userId: string,
  waiting: 'keep' | 'delete' | 'pause',
): Promise<void> {
  removeRecentSearches();
  endMusicSession();
  if (waiting === 'delete') removeTypedNotes(userId);
  queryClient.removeQueries({ queryKey: ['community', userId] });
  // Each for itself: a device that fails at one still does the others.
  const [record] = await Promise.allSettled([
    waiting === 'pause' ? pauseSignedIn(userId) : removeSignedIn(userId),
    letGoOf(userId),
    removePagesOf(userId),
    ...(waiting === 'delete' ? [removeWaiting(userId)] : []),
  ]);
  if (record.status === 'fulfilled' && record.value) lookAnew();
  // The record is still there: so noted, the next start finds and removes it.
  else setHint('outbox', true);
}

/** What they typed last (`typed-note.ts`, which few pages load). */
function removeTypedNotes(userId: string): void {
  try {
    const keys = Object.keys(localStorage);
    for (const key of keys.filter((one) => one.startsWith(`simmer.typed.${userId}|`))) {
      localStorage.removeItem(key);
    }
  } catch {
    return;
  }
}
