import { accountTexts } from '../../texts/en/accounts.ts';
import * as failureTexts from '../../texts/en/failures.ts';
import { BrokenFailure, OfflineFailure, RejectedFailure, UnauthorisedFailure } from './failures.ts';

/** Added to the specification's sentence if there was no connection. */
export function toConnectionHint(error: unknown): string | undefined {
  return error instanceof OfflineFailure ? failureTexts.noConnection : undefined;
}

/**
 * Specification 5 and 8: a 422's details joined with a comma and a space, else the server's words; `broken` is the page's
 * own text where there was no valid answer.
 */
export function toAccountText(error: unknown, broken: string): string {
  if (error instanceof RejectedFailure) {
    if (error.status !== 422) return error.message;
    return error.details.join(', ') || error.message || accountTexts.validationFailed;
  }
  if (error instanceof UnauthorisedFailure || error instanceof BrokenFailure) return error.message;
  return broken;
}
