import type { Op } from '../../contract/writes/all.ts';
import { toView } from '../writes/all.ts';
import { BrokenFailure, OfflineFailure, RejectedFailure, UnauthorisedFailure } from './failures.ts';
import { NotQueued } from './outbox/queue.ts';

/** Only these carry sentences for a reader; what the browser throws has words of its own. */
const OURS = [NotQueued, OfflineFailure, RejectedFailure, UnauthorisedFailure, BrokenFailure];

/** Why something could not be done; undefined where nobody said it in our words. */
export function toOurText(error: unknown): string | undefined {
  for (const Ours of OURS) {
    if (error instanceof Ours && error.message) return error.message;
  }
  return undefined;
}

/** Why a write could not be done, or what is said of it where nobody says why. */
export function toWriteFailure(error: unknown, op: Op): string {
  return toOurText(error) ?? toView({ op }).words.fallback;
}
