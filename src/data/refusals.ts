import { accountTexts } from '../../contract/account-texts.ts';
import { keptTexts } from '../../contract/kept-texts.ts';
import { postTexts, toDeleteFailed, toSaveFailed } from '../../contract/post-texts.ts';
import { uploadTexts } from '../../contract/upload-texts.ts';
import type { Command } from '../../contract/writes/all.ts';
import type { OutboxRow } from '../offline/outbox/rows.ts';

/** Specification 8: what is said where the server gave no words of its own. */
const FALLBACKS: Partial<Record<OutboxRow['command']['op'], string>> = {
  'favorite.set': keptTexts.favoriteFailed,
  'saved.set': keptTexts.saveRecipeFailed,
  'profile.update': accountTexts.profileUpdateFailed,
  'post.delete': postTexts.deleteFailed,
  'avatar.upload': uploadTexts.avatarFailed,
};

/** Texts that somebody wrote: they are never thrown away with what they were written on. */
const WRITTEN = new Set<OutboxRow['command']['op']>(['comment.add', 'post.update']);

/** What the server refused, and why. */
interface Refused extends Pick<OutboxRow, 'error'> {
  command: Pick<Command, 'op'>;
}

/** Specification 5: the details of a 422 joined, else the server's words, else the fall-back of section 8. */
export function toReason({ command, error }: Refused): string {
  if (error?.status === 422) {
    return error.details?.join(', ') || error.message || accountTexts.validationFailed;
  }
  return error?.message || (FALLBACKS[command.op] ?? postTexts.unknownError);
}

/** The same as the specification has it in a message of its own (section 8). */
export function toRefusalText(row: OutboxRow): string {
  const { op } = row.command;
  const reason = toReason(row);
  if (op === 'post.create' || op === 'post.update') return toSaveFailed(reason);
  return op === 'post.delete' ? toDeleteFailed(reason) : reason;
}

/** What is said of it wherever it stands, beside the ways on. */
export function toRefusedSentence(refused: Refused): string {
  if (isTargetGone(refused)) return 'The post is gone';
  if (isUnknown(refused)) return toReason(refused);
  return `${postTexts.refused}: ${toReason(refused)}`;
}

/** What it was written on is no longer there: the text can be saved, and that is all. */
export function isTargetGone({ command, error }: Refused): boolean {
  return WRITTEN.has(command.op) && isGone(error);
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
