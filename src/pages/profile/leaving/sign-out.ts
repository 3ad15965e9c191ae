import { ignoreError } from '#contract/platform/ignore-error.ts';
import { forgetMember } from '#domain/account/forget-member.ts';
import { countWaiting } from '#domain/outbox/feed.ts';
import { sendNow } from '#domain/outbox/sender.ts';
import { removeMealTime } from '#offline/kitchen/meal-time.ts';
import { readTimers, removeTimer } from '#offline/kitchen/timer-store.ts';
import { closeSession, readSessions } from '#offline/recipes/cooking-session.ts';
import { hasHint } from '#platform/hints.ts';
import { sendSignOut } from '#platform/network/send-sign-outs.ts';
import { addPendingSignOut } from '#platform/pending-sign-outs.ts';
import { endSession, readSession } from '#platform/session.ts';

export { sendNow };

/** True if the member has pending writes. If the device does not respond, the last known state counts. */
export async function mayWait(): Promise<boolean> {
  const userId = readSession()?.user.id;
  if (userId === undefined) return false;
  const count = await ignoreError(countWaiting(userId), 'the hint counts');
  return count === undefined ? hasHint('outbox') : count > 0;
}

/** Titles of the dishes in progress. */
export async function readDishNames(): Promise<string[]> {
  return (await readSessions()).map(({ recipe }) => recipe.title);
}

/** Ends everything in progress on this device: cooking sessions, timers and the planned meal. */
export async function clearStove(): Promise<void> {
  const [sessions, timers] = await Promise.all([readSessions(), readTimers()]);
  await Promise.all([
    ...sessions.map(({ id }) => closeSession(id)),
    ...timers.map(({ id }) => removeTimer(id)),
    removeMealTime(),
  ]);
}

/** Signs out on this device at once. The server is notified when it can be reached. */
export async function signOut(waiting: 'keep' | 'delete'): Promise<void> {
  const session = readSession();
  if (session === undefined) return;
  const { token, user } = session;
  addPendingSignOut(token);
  void sendSignOut(token);
  endSession('left');
  await forgetMember(user.id, waiting);
}
