import { logOut } from '../../contract/endpoints/account.ts';
import { endSession, readSession } from '../browser/session.ts';
import { forgetMember } from './forget-member.ts';
import { countWaiting } from './outbox/decisions.late.ts';
import { sendNow } from './outbox/driver.late.ts';
import { callApi } from './send.ts';

export { sendNow };

/** How much of this member still waits; 0 where the device cannot say, since then nothing can wait either. */
export async function countMine(): Promise<number> {
  const userId = readSession()?.user.id;
  return userId === undefined ? 0 : countWaiting(userId).catch(() => 0);
}

/** Signs out here at once; the server is told, whether or not it hears. */
export async function signOut(waiting: 'keep' | 'delete'): Promise<void> {
  const userId = readSession()?.user.id;
  if (userId === undefined) return;
  callApi(logOut, { fallback: '', inBackground: true }).catch(() => {
    // The token is gone from this device, and ends by itself on the server.
  });
  endSession('left');
  await forgetMember(userId, waiting);
}
