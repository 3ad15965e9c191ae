import type { Waiting } from '../offline/outbox/watch.ts';
import { toLaid } from '../offline/overlay/laid.ts';
import { overlayMe } from '../offline/overlay/marks.ts';
import { beginSession, readSession } from './session.ts';

/**
 * What the server accepted becomes part of the stored user (specification 4): so it is known at the next start as well, also
 * with no network.
 */
export function storeAccepted({ userId, receipts }: Waiting): void {
  const session = readSession();
  if (session?.user.id !== userId) return;
  const user = overlayMe(session.user, toLaid({ rows: [], receipts }, session.askedAt));
  if (JSON.stringify(user) === JSON.stringify(session.user)) return;
  beginSession({ token: session.token, user }, session.askedAt);
}
