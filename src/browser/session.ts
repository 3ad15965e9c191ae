import { useSyncExternalStore } from 'react';
import type { OwnUser } from '../../contract/account/user.ts';
import {
  eraseSession,
  isSessionKey,
  readSession,
  type Session,
  writeSession,
} from './session-shelf.ts';

export type { Session } from './session-shelf.ts';
export { readSession } from './session-shelf.ts';

/** `lost`: the server no longer knows the token; `refused`: one that a visible page just used. */
type Ending = 'left' | 'lost' | 'refused';

const watchers = new Set<() => void>();
const endWatchers = new Set<(ending: Ending, userId: string) => void>();

/** Signs in; every tab of this browser knows at once. `askedAt`: when the server was asked, in milliseconds. */
export function beginSession({ token, user }: Omit<Session, 'askedAt'>, askedAt: number): void {
  writeSession({ token, user, askedAt });
  tellAll();
}

/**
 * Merges what the server answered into the signed-in user (specification 4). Neither somebody else's answer is taken, nor
 * one that was asked for before what is known; unless that is said to come from the future, by a clock since set right.
 */
export function mergeUser(changed: OwnUser, askedAt: number): void {
  const session = readSession();
  if (session?.user.id !== changed.id) return;
  if (askedAt < session.askedAt && session.askedAt <= Date.now()) return;
  beginSession({ ...session, user: { ...session.user, ...changed } }, askedAt);
}

/** Signs out here; what the server should hear of it is the caller's to say. */
export function endSession(ending: Ending = 'left'): void {
  const userId = readSession()?.user.id;
  if (userId === undefined) return;
  eraseSession();
  tellAll();
  for (const watcher of endWatchers) watcher(ending, userId);
}

/** Who is signed in, in every tab the same; undefined for a visitor. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(watchSession, readSession, () => undefined);
}

export function watchSession(watcher: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (isSessionKey(event.key)) watcher();
  };
  watchers.add(watcher);
  globalThis.addEventListener('storage', hear);
  return () => {
    watchers.delete(watcher);
    globalThis.removeEventListener('storage', hear);
  };
}

/** Hears of endings in this tab. */
export function watchEndings(watcher: (ending: Ending, userId: string) => void): () => void {
  endWatchers.add(watcher);
  return () => endWatchers.delete(watcher);
}

function tellAll(): void {
  for (const watcher of watchers) watcher();
}
