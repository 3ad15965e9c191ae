import * as v from 'valibot';
import { OwnUserAnswer } from '../../contract/user.ts';
import { type Command, toDefinition } from '../../contract/writes/all.ts';
import { noteFirstSave } from '../browser/first-save.ts';
import { mergeUser, readSession, type Session } from '../browser/session.ts';
import { toView } from '../writes/all.ts';
import { isDeviceFailure, NotQueued, queueWrites } from './outbox.ts';
import { callPath } from './send.ts';
import { mergeAvatar, uploadTo } from './uploads.ts';

/** A write as a screen hands it in. */
export interface Submission {
  command: Command;
  /** Of an upload. */
  bytes?: ArrayBuffer;
  /** For a toggle: what the server has, as far as is known for sure. Turned back to that it is not sent at all. */
  was?: boolean | undefined;
  /** The name of what it is about, for the list of waiting writes. */
  label?: string;
  /** The draft it was written in: removed once the write is safe. */
  draftId?: string;
}

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
    (error: unknown) => {
      if (!isDeviceFailure(error)) throw error;
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

/** One after the other, as a picture's address is needed by the post that shows it. */
async function sendDirectly(
  writes: readonly Submission[],
  userId: string,
  tell: (percent: number) => void,
): Promise<'sent'> {
  const addresses = new Map<string, string>();
  for (const write of writes) {
    const { command, bytes = new ArrayBuffer() } = write;
    const { words, refreshes } = toView(command);
    const { endpoint, path, body, ifMatch, file } = toDefinition(command).request(
      command,
      (uploadId) => addresses.get(uploadId) ?? uploadId,
    );
    const askedAt = Date.now();
    if (file) {
      const content = new File([bytes], file.name, { type: file.type });
      const { imageUrl } = await uploadTo(endpoint, content, words.fallback, tell);
      addresses.set(file.uploadId, imageUrl);
      if (refreshes.includes('avatar')) mergeAvatar(userId, imageUrl);
    } else {
      const answer = await callPath(path, endpoint.response, {
        method: endpoint.method,
        fallback: words.fallback,
        ...(body !== undefined && { json: Object(body) }),
        ...(ifMatch !== undefined && { ifMatch }),
      });
      if (refreshes.includes('me') && v.is(OwnUserAnswer, answer)) mergeUser(answer.user, askedAt);
    }
    if (refreshes.includes('community')) await refreshCommunity();
  }
  return 'sent';
}

/** No receipt is applied over older answers here, so they are asked for again. */
async function refreshCommunity(): Promise<void> {
  const { queryClient } = await import('./query-client.ts');
  await queryClient.invalidateQueries({ queryKey: ['community'] });
}
