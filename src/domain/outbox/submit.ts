import type { Op } from '#contract/writes.ts';
import { toView } from '#domain/writes.ts';
import type { Submission } from '#offline/outbox/enqueue.ts';
import { recordFirstSave } from '#platform/first-save.ts';
import { AppFailure } from '#platform/network/failures.ts';
import { readSession } from '#platform/session.ts';
import * as outboxTexts from '#texts/outbox.ts';
import { loadOutbox } from './load-outbox.ts';
import { watch } from './waiting.ts';

/**
 * Submits writes that belong together: all are queued or none. Works offline. `waiting`: they are stored in the outbox.
 * `sent`: this device cannot store anything, so the server received them directly.
 * @param onProgress Receives the progress of a directly sent file in percent.
 * @throws If they could be neither stored nor sent.
 */
export async function submit(
  writes: readonly Submission[],
  onProgress: (percent: number) => void = () => {},
): Promise<'waiting' | 'sent'> {
  const session = readSession();
  if (!session) throw new NotQueued('signed-out');
  const { storeOrSend } = await loadOutbox();
  watch();
  const done = await storeOrSend(writes, session, onProgress);
  if (done !== 'waiting' && done !== 'sent') throw new NotQueued(done);
  if (writes.some(({ command }) => toView(command).invitesInstall(command))) recordFirstSave();
  return done;
}

/** Why a write was not queued; the form stays open and shows the text. */
export class NotQueued extends AppFailure {
  override name = 'NotQueued';
  readonly reason: 'too-much' | 'target-deleted' | 'signed-out' | 'unreadable' | 'full' | 'broken';
  constructor(reason: NotQueued['reason']) {
    super(REASONS[reason]);
    this.reason = reason;
  }
}

const REASONS: Readonly<Record<NotQueued['reason'], string>> = {
  'too-much': outboxTexts.refusedTooMuch,
  'target-deleted': outboxTexts.refusedGone,
  'signed-out': outboxTexts.refusedSignedOut,
  unreadable: outboxTexts.refusedUnreadable,
  full: outboxTexts.refusedFull,
  broken: outboxTexts.refusedBroken,
};

export function toOurText(error: unknown): string | undefined {
  return error instanceof AppFailure && error.message ? error.message : undefined;
}

export function toWriteFailure(error: unknown, op: Op): string {
  return toOurText(error) ?? toView({ op }).words.fallback;
}
