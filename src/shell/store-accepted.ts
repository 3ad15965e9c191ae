import { overlayMe } from '#domain/overlay/me.ts';
import { listPendingWrites } from '#domain/overlay/pending.ts';
import type { Waiting } from '#offline/outbox/watch.ts';
import { beginSession, readSession } from '#platform/session.ts';

/** Applies writes that the server has accepted to the stored user, so that the next start knows them even offline. */
export function storeAccepted({ userId, receipts }: Waiting): void {
  const session = readSession();
  if (session?.user.id !== userId) return;
  const user = overlayMe(session.user, listPendingWrites({ rows: [], receipts }, session.askedAt));
  if (JSON.stringify(user) === JSON.stringify(session.user)) return;
  beginSession({ token: session.token, user }, session.askedAt);
}
