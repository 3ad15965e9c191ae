import { beginSession, readSession } from '../../browser/session.ts';
import type { Waiting } from '../../offline/outbox/watch.ts';
import { overlayMe } from '../../writes/overlay/me.ts';
import { listPendingWrites } from '../../writes/overlay/pending.ts';

/**
 * What the server accepted becomes part of the stored user (specification 4): so it is known at the next start as well, also
 * with no network.
 */
export function storeAccepted({ userId, receipts }: Waiting): void {
  const session = readSession();
  if (session?.user.id !== userId) return;
  const user = overlayMe(session.user, listPendingWrites({ rows: [], receipts }, session.askedAt));
  if (JSON.stringify(user) === JSON.stringify(session.user)) return;
  beginSession({ token: session.token, user }, session.askedAt);
}
