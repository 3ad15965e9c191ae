import type { CurrentUser } from '#contract/account/user.ts';
import { type useWaiting, useWaitingSelector } from '#domain/outbox/waiting.ts';
import { overlayMe } from '#domain/overlay/me.ts';
import { listPendingWrites } from '#domain/overlay/pending.ts';
import { type Session, useSession } from '#platform/session.ts';

export function useMe(): CurrentUser | undefined {
  const session = useSession();
  return useWaitingSelector((waiting) => session && toMe(session, waiting));
}

type Waiting = ReturnType<typeof useWaiting>;

let known: { session: Session; waiting: Waiting; me: CurrentUser } | undefined;

/** Cached for all callers: returns the same object while nothing changes. */
export function toMe(session: Session, waiting: Waiting): CurrentUser {
  // Another user may have just signed in; the waiting writes belong to the previous one.
  if (waiting.userId !== session.user.id) return session.user;
  if (known?.session === session && known.waiting === waiting) return known.me;
  const next = overlayMe(session.user, listPendingWrites(waiting, session.askedAt));
  const me = known && JSON.stringify(known.me) === JSON.stringify(next) ? known.me : next;
  known = { session, waiting, me };
  return me;
}
