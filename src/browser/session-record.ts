import type { Session } from './session.ts';

/**
 * Writes who is signed in where the worker can read it too: what waits is sent under the name and token that stand there.
 * Without it nothing is sent, so a device that cannot store loses nothing but the waiting. Whether it stands there now.
 */
export async function recordSession({
  token,
  user,
}: Pick<Session, 'token' | 'user'>): Promise<boolean> {
  const { saveSignedIn } = await import('../offline/device/signed-in.ts');
  return saveSignedIn({ userId: user.id, token });
}

/** Nobody is signed in by now: a record that is left over is removed, or sends nothing where something waits. */
export async function endRecord(): Promise<boolean> {
  const { pauseSignedIn } = await import('../offline/device/signed-in.ts');
  return pauseSignedIn();
}
