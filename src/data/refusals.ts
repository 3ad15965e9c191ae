import { accountTexts } from '../../contract/account-texts.ts';
import type { OutboxRow } from '../offline/outbox/rows.ts';

/** Specification 8: what is said where the server gave no words of its own. */
const FALLBACKS: Partial<Record<OutboxRow['command']['op'], string>> = {
  'favorite.set': accountTexts.favoriteFailed,
  'saved.set': accountTexts.saveRecipeFailed,
  'profile.update': accountTexts.profileUpdateFailed,
};

/** Those of a member's own writes that the server refused: each waits for a decision. */
export function listRefused(rows: readonly OutboxRow[]): readonly OutboxRow[] {
  return rows.filter(({ state, command }) => state === 'failed' && command.op in FALLBACKS);
}

/** Specification 5: the details of a 422 joined, else the server's words, else the fall-back of section 8. */
export function toRefusalText({ command, error }: OutboxRow): string {
  if (error?.status === 422) {
    return error.details?.join(', ') || error.message || accountTexts.validationFailed;
  }
  return error?.message || (FALLBACKS[command.op] ?? '');
}
