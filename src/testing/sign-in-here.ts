import { beginSession } from '#platform/session.ts';
import { recordSession } from '#platform/session-record.ts';
import type { Cook } from '#server/testing/sign-up.ts';

/** Signs this member in on this device, as the form does. */
export async function signInHere({ token, user }: Cook): Promise<void> {
  await recordSession({ token, user });
  beginSession({ token, user }, Date.now());
}
