import type { Cook } from '../../server/testing/sign-up.ts';
import { beginSession } from '../data/session.ts';
import { recordSession } from '../data/session-record.ts';

/** Signs somebody in on this device, as the form would. */
export async function signInHere({ token, user }: Cook): Promise<void> {
  await recordSession({ token, user });
  beginSession({ token, user }, Date.now());
}
