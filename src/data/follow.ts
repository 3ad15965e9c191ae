import { readSession } from '../browser/session.ts';
import { submit } from './outbox/submit.ts';

/**
 * Follows a user or no longer. `was`: what the server has, as far as is known for sure. Rejects where it could neither be
 * stored on the device nor sent.
 */
export async function setFollow(userId: string, on: boolean, was?: boolean): Promise<void> {
  if (readSession()?.user.id === userId) return;
  await submit([{ command: { op: 'follow.set', userId, on }, was }]);
}
