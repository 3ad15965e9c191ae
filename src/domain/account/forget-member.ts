import { removeWaiting } from '#domain/outbox/decisions.ts';
import { notifyAndWake } from '#domain/outbox/sender.ts';
import { unpinMember } from '#domain/recipe/download-recipes.ts';
import { removePagesOf } from '#offline/community/community-pages.ts';
import { removeUnread } from '#offline/community/unread.ts';
import { removeCookbook } from '#offline/cookbook/cookbook-store.ts';
import { pauseSignedIn, removeSignedIn } from '#offline/device/signed-in.ts';
import { setHint } from '#platform/hints.ts';
import { endMusicSession } from '#platform/music-session.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { removeRecentSearches } from '#platform/recent-searches.ts';

/**
 * Called at every end of a session: removes all data of the member except waiting writes and drafts. `delete` removes
 * these too. `pause` keeps the record of their owner, to offer a new sign-in.
 */
export async function forgetMember(
  userId: string,
  waiting: 'keep' | 'delete' | 'pause',
): Promise<void> {
  removeRecentSearches();
  endMusicSession();
  if (waiting === 'delete') removeTypedNotes(userId);
  for (const key of ['community', 'lists', 'cookbook'])
    queryClient.removeQueries({ queryKey: [key, userId] });
  // `allSettled`, so that one failure does not prevent the other steps.
  const [record] = await Promise.allSettled([
    waiting === 'pause' ? pauseSignedIn(userId) : removeSignedIn(userId),
    unpinMember(userId),
    removePagesOf(userId),
    removeCookbook(userId),
    removeUnread(userId),
    ...(waiting === 'delete' ? [removeWaiting(userId)] : []),
  ]);
  if (record.status === 'fulfilled' && record.value) notifyAndWake();
  // The record could not be removed; with this hint the next start removes it.
  else setHint('outbox', true);
}

/** Removes local storage of `typed-note.ts` and `direct-writes.ts`, without loading these modules. */
function removeTypedNotes(userId: string): void {
  try {
    const keys = Object.keys(localStorage);
    for (const key of keys.filter(
      (one) =>
        one.startsWith(`simmer.typed.${userId}|`) || one === `simmer.direct-writes.${userId}`,
    )) {
      localStorage.removeItem(key);
    }
  } catch {
    return;
  }
}
