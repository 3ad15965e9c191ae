import type { Cook } from '#server/testing/sign-up.ts';
import { beginSession } from '../browser/session.ts';
import { recordSession } from '../browser/session-record.ts';

/** Signs this member in on this device, as the form does. */
export async function signInHere({ token, user }: Cook): Promise<void> {
  await recordSession({ token, user });
  beginSession({ token, user }, Date.now());
}
