import { keptTexts } from '../../contract/kept-texts.ts';
import { BrokenFailure, OfflineFailure, RejectedFailure, UnauthorisedFailure } from './failures.ts';
import type { Mark } from './keeping.ts';
import { NotKept } from './outbox.ts';

/** Only these carry sentences for a reader; what the browser throws has words of its own. */
const OURS = [NotKept, OfflineFailure, RejectedFailure, UnauthorisedFailure, BrokenFailure];

/** Why something could not be done; undefined where nobody said it in our words. */
export function toOurText(error: unknown): string | undefined {
  for (const Ours of OURS) {
    if (error instanceof Ours && error.message) return error.message;
  }
  return undefined;
}

/** Why a mark could not be set, or the specification's text. */
export function toMarkText(error: unknown, mark: Mark): string {
  const fallback = mark === 'saved' ? keptTexts.saveRecipeFailed : keptTexts.favoriteFailed;
  return toOurText(error) ?? fallback;
}
