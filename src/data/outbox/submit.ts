import type { Op } from '../../../contract/writes/all.ts';
import * as outboxRefusalTexts from '../../../texts/en/outbox-refusals.ts';
import { noteFirstSave } from '../../browser/first-save.ts';
import { readSession, type Session } from '../../browser/session.ts';
import type { NewWrite, Submission } from '../../offline/outbox/enqueue.ts';
import { toView } from '../../writes/all.ts';
import {
  BrokenFailure,
  OfflineFailure,
  RejectedFailure,
  UnauthorisedFailure,
} from '../failures.ts';
import { watch } from './waiting.ts';

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
  const { toKeyed, sendAndRemember } = await import('./driver.late.ts');
  const keyed = toKeyed(writes.map((write) => toNewWrite(write, session)));
  const done = await queueWrites(keyed).then(
    () => 'waiting' as const,
    async (error: unknown) => {
      if (!isDeviceFailure(error)) throw error;
      const { sendDirectly } = await import('./send-directly.late.ts');
      return sendAndRemember(keyed, () => sendDirectly(keyed, tell));
    },
  );
  if (writes.some(({ command }) => toView(command).invitesInstall(command))) noteFirstSave();
  return done;
}

function toNewWrite({ was, ...write }: Submission, { user }: Session) {
  const known = was ?? toView(write.command).wasOn(write.command, user);
  return { ...write, userId: user.id, ...(known !== undefined && { was: known }) };
}

/** Puts writes in the outbox, all or none, to be sent as soon as possible. Rejects with `NotQueued`, or they are safe. */
export async function queueWrites(writes: readonly NewWrite[]): Promise<void> {
  // Database and engine load with the first write, or where something waits already; never with a page.
  const { storeWrites } = await import('./driver.late.ts');
  watch();
  const answer = await storeWrites(writes, readSession);
  if (answer !== 'waiting') throw new NotQueued(answer);
}

/** Why a write was not queued: the form stays open and says so. */
export class NotQueued extends Error {
  override name = 'NotQueued';
  readonly reason: 'too-much' | 'gone' | 'signed-out' | 'unreadable' | 'full' | 'broken';
  constructor(reason: NotQueued['reason']) {
    super(REASONS[reason]);
    this.reason = reason;
  }
}

/** Whether the device cannot store anything, and not the outbox refused it. */
function isDeviceFailure(error: unknown): boolean {
  return error instanceof NotQueued && (error.reason === 'full' || error.reason === 'broken');
}

const REASONS: Readonly<Record<NotQueued['reason'], string>> = {
  'too-much': outboxRefusalTexts.tooMuch,
  gone: outboxRefusalTexts.gone,
  'signed-out': outboxRefusalTexts.signedOut,
  unreadable: outboxRefusalTexts.unreadable,
  full: outboxRefusalTexts.full,
  broken: outboxRefusalTexts.broken,
};

/** Only these errors have texts for users; errors of the browser do not. */
const OURS = [NotQueued, OfflineFailure, RejectedFailure, UnauthorisedFailure, BrokenFailure];

/** The text for users of an error; undefined where it has none. */
export function toOurText(error: unknown): string | undefined {
  for (const Ours of OURS) {
    if (error instanceof Ours && error.message) return error.message;
  }
  return undefined;
}

/** The error text of a write, or the fallback. */
export function toWriteFailure(error: unknown, op: Op): string {
  return toOurText(error) ?? toView({ op }).words.fallback;
}
