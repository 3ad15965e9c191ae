import type { Session } from './session.ts';

/**
 * Writes who is signed in where the worker can read it too: what waits is sent under the name and token that stand there.
 * Without it nothing is sent, so a device that cannot store loses nothing but the waiting.
 */
export async function recordSession(
  session: Pick<Session, 'token' | 'user'> | undefined,
): Promise<void> {
  const { removeSignedIn, saveSignedIn } = await import('../offline/signed-in.ts');
  if (session === undefined) await removeSignedIn();
  else await saveSignedIn({ ...session, userId: session.user.id });
}
