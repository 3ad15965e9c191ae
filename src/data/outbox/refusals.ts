import type { Command } from '../../../contract/writes/all.ts';
import { accountTexts } from '../../../texts/en/accounts.ts';
import { postTexts } from '../../../texts/en/posts.ts';
import type { OutboxRow } from '../../offline/outbox/rows.ts';
import { toView } from '../../writes/all.ts';

/** What the server refused, and why. */
interface Refused extends Pick<OutboxRow, 'error'> {
  command: Pick<Command, 'op'>;
}

/** Specification 5: the details of a 422 joined, else the server's words, else the fall-back of section 8. */
export function toReason({ command, error }: Refused): string {
  if (error?.status === 422) {
    return error.details?.join(', ') || error.message || accountTexts.validationFailed;
  }
  return error?.message || toView(command).words.fallback;
}

/** The same as the specification has it in a message of its own (section 8). */
export function toRefusalText(row: OutboxRow): string {
  return toView(row.command).words.refused(toReason(row));
}

/** What is said of it wherever it stands, beside the ways on. */
export function toRefusedSentence(refused: Refused): string {
  const gone = isGone(refused.error) ? toView(refused.command).words.targetGone : null;
  if (gone !== null) return gone;
  if (isUnknown(refused)) return toReason(refused);
  return `${postTexts.refused}: ${toReason(refused)}`;
}

/** What it was written on is no longer there: the text can be saved, and that is all. */
export function isTargetGone({ command, error }: Refused): boolean {
  return isGone(error) && toView(command).words.targetGone !== null;
}

/** Whether the same once more could be taken: not where what it is about is gone, or has become another since. */
export function canSendAgain({ error }: Pick<OutboxRow, 'error'>): boolean {
  return !isGone(error) && error?.code !== 'stale';
}

/** Nothing is left to do it to. */
export function isGone(error: OutboxRow['error']): boolean {
  return error?.status === 404 || error?.status === 410;
}

/** It was sent, and nobody can tell any more whether it arrived. */
export function isUnknown({ error }: Pick<OutboxRow, 'error'>): boolean {
  return error?.code === 'unknown_outcome';
}
