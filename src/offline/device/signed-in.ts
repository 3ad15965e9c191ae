import * as v from 'valibot';
import type { Device } from './database.ts';
import { onDevice } from './device.ts';
import { tryWriteEvicting } from './write-evicting.ts';

/** The signed-in user and the token: a copy of the page's session for the worker, which sends this user's writes. */
const SignedIn = v.object({
  k: v.literal('current'),
  userId: v.string(),
  token: v.string(),
});
export type SignedIn = Omit<v.InferOutput<typeof SignedIn>, 'k'>;

export function readSignedIn(): Promise<SignedIn | undefined> {
  return onDevice(findSignedIn, undefined);
}

/** Like `readSignedIn`, inside the caller's transaction. */
export async function findSignedIn(device: Pick<Device, 'session'>): Promise<SignedIn | undefined> {
  const row = await device.session.get('current');
  return v.is(SignedIn, row) ? row : undefined;
}

/**
 * Stores the sign-in and lets waiting writes of this member be sent again. Resolves to true if it is stored; if not,
 * the record of another member is still removed.
 */
export async function saveSignedIn({ userId, token }: SignedIn): Promise<boolean> {
  const save = (device: Device) =>
    device.transaction('rw', device.session, device.meta, async () => {
      await device.session.put({ k: 'current', userId, token });
      await device.meta.delete(toPauseKey(userId));
      return true;
    });
  const isSaved = await tryWriteEvicting(save, false);
  if (!isSaved) await removeWhere((found) => found.userId !== userId);
  return isSaved;
}

/** Removes the sign-in; waiting writes stay for this member. Resolves to true if no record of the member is left. */
export function removeSignedIn(userId: string): Promise<boolean> {
  return removeWhere((found) => found.userId === userId);
}

/**
 * Pauses sending until the next sign-in because the session ended involuntarily. The record stays only while writes
 * wait, to identify their owner. Without `userId` it pauses the recorded member.
 */
export function pauseSignedIn(userId?: string): Promise<boolean> {
  return onDevice(
    (device) =>
      device.transaction('rw', device.session, device.outbox, device.meta, async () => {
        const found = await findSignedIn(device);
        if (!found || (userId !== undefined && found.userId !== userId)) return true;
        const waiting = await device.outbox.where('userId').equals(found.userId).count();
        if (waiting === 0) await device.session.delete('current');
        else await device.meta.put({ k: toPauseKey(found.userId) });
        return true;
      }),
    false,
  );
}

/** Another tab may have signed in another user, so the record is checked in the same transaction. */
function removeWhere(isMeant: (found: SignedIn) => boolean): Promise<boolean> {
  return onDevice(
    (device) =>
      device.transaction('rw', device.session, async () => {
        const found = await findSignedIn(device);
        if (found && isMeant(found)) await device.session.delete('current');
        return true;
      }),
    false,
  );
}

export function toPauseKey(userId: string): string {
  return `pausedAuth:${userId}`;
}
