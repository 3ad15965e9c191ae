import type { Command } from '../../../contract/writes/all.ts';
import { accountTexts } from '../../../texts/en/accounts.ts';
import * as outboxRefusalTexts from '../../../texts/en/outbox-refusals.ts';
import { postTexts } from '../../../texts/en/posts.ts';
import type { OutboxRow } from '../../offline/outbox/rows.ts';
import { toView } from '../../writes/all.ts';
import type * as Decisions from './decisions.late.ts';

/** What the server refused, and why. */
interface Refused extends Pick<OutboxRow, 'error'> {
  command: Pick<Command, 'op'>;
}

/** Specification 5: the details of a 422 joined, else the server's words, else the fall-back of section 8. */
export function toReason({ command, error }: Refused): string {
  const { fallback, fallbacks } = toView(command).words;
  if (error?.status === 422) {
    const said = error.details?.join(', ') || error.message;
    return said || fallbacks?.[422] || accountTexts.validationFailed;
  }
  return error?.message || (error && fallbacks?.[error.status]) || fallback;
}

/** The same as the specification has it in a message of its own (section 8). */
export function toRefusalText(row: OutboxRow): string {
  return toView(row.command).words.refused(toReason(row));
}

/** The text shown with a refused write, beside its actions. */
export function toRefusedSentence(refused: Refused): string {
  const gone = isGone(refused.error) ? toView(refused.command).words.targetGone : null;
  if (gone !== null) return gone;
  if (isUnknown(refused)) return toReason(refused);
  return `${postTexts.refused}: ${toReason(refused)}`;
}

/** The target is gone: the text can only be copied. */
export function isTargetGone({ command, error }: Refused): boolean {
  return isGone(error) && toView(command).words.targetGone !== null;
}

/** Whether a retry could succeed: not where the target is gone or has changed since. */
export function canSendAgain({ error }: Pick<OutboxRow, 'error'>): boolean {
  return !isGone(error) && error?.code !== 'stale';
}

/** The target no longer exists. What only refers to something that is gone can be sent without that. */
export function isGone(error: OutboxRow['error']): boolean {
  if (error?.code === 'replied_to_gone') return false;
  return error?.status === 404 || error?.status === 410;
}

/** It was sent, and it is unknown whether it arrived. */
export function isUnknown({ error }: Pick<OutboxRow, 'error'>): boolean {
  return error?.code === 'unknown_outcome';
}

/** Carries out what a member decided on writes that wait. Answers why it could not be kept, or nothing. */
export async function decide(
  work: (decisions: typeof Decisions) => Promise<unknown>,
): Promise<string | undefined> {
  try {
    await work(await import('./decisions.late.ts'));
    return undefined;
  } catch {
    return outboxRefusalTexts.broken;
  }
}
