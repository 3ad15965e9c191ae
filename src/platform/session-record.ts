import type { Session } from './session.ts';

/** The device database, which no page needs for its first frame. */
const device = () => import('#offline/device/signed-in.ts');

/** Stores the session for the worker, which sends with this user and token. Resolves to true if it is stored. */
export async function recordSession({
  token,
  user,
}: Pick<Session, 'token' | 'user'>): Promise<boolean> {
  const { saveSignedIn } = await device();
  return saveSignedIn({ userId: user.id, token });
}

/** Call it after a sign-out. Removes the stored session, or pauses it if writes are queued. */
export async function endRecord(): Promise<boolean> {
  const { pauseSignedIn } = await device();
  return pauseSignedIn();
}
