import { useSyncExternalStore } from 'react';
import type { CurrentUser } from '#contract/account/user.ts';
import {
  isSessionKey,
  readSession,
  removeStoredSession,
  type Session,
  writeSession,
} from './session-storage.ts';

export type { Session } from './session-storage.ts';
export { readSession } from './session-storage.ts';

/** `left`: signed out. `lost`: the server no longer knows the token. `refused`: it rejected the page's own request. */
type Ending = 'left' | 'lost' | 'refused';

const watchers = new Set<() => void>();
const endWatchers = new Set<(ending: Ending, userId: string) => void>();

/** Signs in and notifies every tab. `askedAt` is the time of the request, in milliseconds. */
export function beginSession({ token, user }: Omit<Session, 'askedAt'>, askedAt: number): void {
  writeSession({ token, user, askedAt });
  notifyAll();
}

/**
 * Merges a server response into the signed-in user. Ignores another user's response and one older than the stored user,
 * unless the stored time is in the future because the clock was corrected since.
 */
export function mergeUser(changed: CurrentUser, askedAt: number): void {
  const session = readSession();
  if (session?.user.id !== changed.id) return;
  if (askedAt < session.askedAt && session.askedAt <= Date.now()) return;
  beginSession({ ...session, user: { ...session.user, ...changed } }, askedAt);
}

/** Signs out on this device. The caller notifies the server. */
export function endSession(ending: Ending = 'left'): void {
  const userId = readSession()?.user.id;
  if (userId === undefined) return;
  removeStoredSession();
  notifyAll();
  for (const watcher of endWatchers) watcher(ending, userId);
}

export function useSession(): Session | undefined {
  return useSyncExternalStore(watchSession, readSession, () => undefined);
}

export function watchSession(watcher: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (isSessionKey(event.key)) watcher();
  };
  watchers.add(watcher);
  globalThis.addEventListener('storage', onStorage);
  return () => {
    watchers.delete(watcher);
    globalThis.removeEventListener('storage', onStorage);
  };
}

export function watchEndings(watcher: (ending: Ending, userId: string) => void): () => void {
  endWatchers.add(watcher);
  return () => endWatchers.delete(watcher);
}

function notifyAll(): void {
  for (const watcher of watchers) watcher();
}
