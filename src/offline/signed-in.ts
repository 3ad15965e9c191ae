import * as v from 'valibot';
import { type Device, onDevice } from './device.ts';
import { writeWithRoom } from './room.ts';

/** Whose writes are sent from here, and under which token: the page's session as the worker can read it too. */
const SignedIn = v.object({
  k: v.literal('current'),
  userId: v.string(),
  token: v.string(),
});
export type SignedIn = Omit<v.InferOutput<typeof SignedIn>, 'k'>;

export function readSignedIn(): Promise<SignedIn | undefined> {
  return onDevice(findSignedIn, undefined);
}

/** The same inside a transaction of one's own. */
export async function findSignedIn(device: Pick<Device, 'session'>): Promise<SignedIn | undefined> {
  const row = await device.session.get('current');
  return v.is(SignedIn, row) ? row : undefined;
}

/**
 * Signs in; what waits for this member may be sent again. Whether it was stored: where it was not, at least nobody else's
 * name stays.
 */
export async function saveSignedIn({ userId, token }: SignedIn): Promise<boolean> {
  const save = (device: Device) =>
    device.transaction('rw', device.session, device.meta, async () => {
      await device.session.put({ k: 'current', userId, token });
      await device.meta.delete(toPauseKey(userId));
      return true;
    });
  const isSaved = await writeWithRoom(save).catch(() => false);
  if (!isSaved) await removeWhere((found) => found.userId !== userId);
  return isSaved;
}

/** Signs out. What waits stays where it is, for this member alone. Whether no record of theirs is left. */
export function removeSignedIn(userId: string): Promise<boolean> {
  return removeWhere((found) => found.userId === userId);
}

/**
 * The session ended, but not by a wish of theirs: nothing is sent until they sign in again. The record stays only while
 * something waits, to tell whose it is. Without `userId`: whoever is recorded.
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

/** Another tab may have signed in somebody else: so it looks first, in the same transaction. */
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

/** The mark that the server no longer takes this member's token. */
export function toPauseKey(userId: string): string {
  return `pausedAuth:${userId}`;
}
