import * as v from 'valibot';
import { type Device, onDevice } from './device.ts';

/** Who is signed in here: the one record that page and worker both read. The token is in no other place. */
const SignedIn = v.object({
  k: v.literal('current'),
  userId: v.string(),
  token: v.string(),
  user: v.looseObject({ name: v.string() }),
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

/** Signs in, or keeps what the server says anew; what waits for this member may be sent again. Whether it was stored. */
export function saveSignedIn({ userId, token, user }: SignedIn): Promise<boolean> {
  return onDevice(
    (device) =>
      device.transaction('rw', device.session, device.meta, async () => {
        await device.session.put({ k: 'current', userId, token, user });
        await device.meta.delete(toPauseKey(userId));
        return true;
      }),
    false,
  );
}

/** Signs out. What waits stays where it is, for this member alone. */
export function removeSignedIn(): Promise<boolean> {
  return onDevice(async (device) => {
    await device.session.delete('current');
    return true;
  }, false);
}

/** The mark that the server no longer takes this member's token. */
export function toPauseKey(userId: string): string {
  return `pausedAuth:${userId}`;
}
