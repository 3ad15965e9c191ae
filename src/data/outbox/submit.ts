import { noteFirstSave } from '../../browser/first-save.ts';
import { readSession, type Session } from '../../browser/session.ts';
import { toView } from '../../writes/all.ts';
import { isDeviceFailure, NotQueued, queueWrites } from './queue.ts';
import type { Submission } from './submission.ts';

/**
 * Does what the user wants, at once and also with no network. `waiting`: it is safe in the outbox; `sent`: this device cannot
 * store anything, so the server was asked directly, and has it. Rejects where neither worked. Several belong together: all
 * are queued or none; `tell` hears how much of a file sent directly has left, in percent.
 */
export async function submit(
  writes: readonly Submission[],
  tell: (percent: number) => void = () => {},
): Promise<'waiting' | 'sent'> {
  const session = readSession();
  if (!session) throw new NotQueued('signed-out');
  const done = await queueWrites(writes.map((write) => toNewWrite(write, session))).then(
    () => 'waiting' as const,
    async (error: unknown) => {
      if (!isDeviceFailure(error)) throw error;
      const { sendDirectly } = await import('./send-directly.late.ts');
      return sendDirectly(writes, session.user.id, tell);
    },
  );
  if (writes.some(({ command }) => toView(command).invitesInstall(command))) noteFirstSave();
  return done;
}

function toNewWrite({ was, ...write }: Submission, { user }: Session) {
  const known = was ?? toView(write.command).wasOn(write.command, user);
  return { ...write, userId: user.id, ...(known !== undefined && { was: known }) };
}
