import type { Command } from '#contract/writes.ts';
import { toView } from '#domain/writes.ts';
import type { OutboxRow } from '#offline/outbox/rows.ts';
import * as accountTexts from '#texts/account.ts';
import * as outboxTexts from '#texts/outbox.ts';
import * as postTexts from '#texts/post.ts';
import type * as Decisions from './decisions.ts';
import { loadOutbox } from './load-outbox.ts';

interface Refused extends Pick<OutboxRow, 'error'> {
  command: Pick<Command, 'op'>;
}

/** The details of a 422 joined, else the server's text, else the default text. */
export function toReason({ command, error }: Refused): string {
  const { fallback, fallbacks } = toView(command).words;
  if (error?.status === 422) {
    const text = error.details?.join(', ') || error.message;
    return text || fallbacks?.[422] || accountTexts.validationFailed;
  }
  return error?.message || (error && fallbacks?.[error.status]) || fallback;
}

export function toRefusalText(row: OutboxRow): string {
  return toView(row.command).words.refused(toReason(row));
}

export function toRefusedSentence(refused: Refused): string {
  const missingText = isMissing(refused.error) ? toView(refused.command).words.targetMissing : null;
  if (missingText !== null) return missingText;
  if (isUnknown(refused)) return toReason(refused);
  return `${postTexts.refused}: ${toReason(refused)}`;
}

/** True if the target is gone, so that the text can only be copied. */
export function isTargetMissing({ command, error }: Refused): boolean {
  return isMissing(error) && toView(command).words.targetMissing !== null;
}

/** True if a retry could succeed: the target still exists and has not changed. */
export function canSendAgain({ error }: Pick<OutboxRow, 'error'>): boolean {
  return !isMissing(error) && error?.code !== 'stale';
}

/** True if the target no longer exists. A reply to a deleted comment does not count, as it can lose the reference. */
export function isMissing(error: OutboxRow['error']): boolean {
  if (error?.code === 'replied_to_gone') return false;
  return error?.status === 404 || error?.status === 410;
}

export function isUnknown({ error }: Pick<OutboxRow, 'error'>): boolean {
  return error?.code === 'unknown_outcome';
}

export async function decide(
  work: (decisions: typeof Decisions) => Promise<unknown>,
): Promise<string | undefined> {
  try {
    await work(await loadOutbox());
    return undefined;
  } catch {
    return outboxTexts.refusedBroken;
  }
}
