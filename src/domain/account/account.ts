import {
  BrokenFailure,
  OfflineFailure,
  RejectedFailure,
  UnauthorisedFailure,
} from '#platform/network/failures.ts';
import * as accountTexts from '#texts/account.ts';
import * as httpTexts from '#texts/http.ts';

export function toConnectionHint(error: unknown): string | undefined {
  return error instanceof OfflineFailure ? httpTexts.noConnection : undefined;
}

/**
 * Returns the error text of a sign-in or sign-up: the details of a 422 joined, else the server's text, else `broken`.
 */
export function toAccountText(error: unknown, broken: string): string {
  if (error instanceof RejectedFailure) {
    if (error.status !== 422) return error.message;
    return error.details.join(', ') || error.message || accountTexts.validationFailed;
  }
  if (error instanceof UnauthorisedFailure || error instanceof BrokenFailure) return error.message;
  return broken;
}
