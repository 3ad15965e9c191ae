import { getProfile } from '../../contract/endpoints/account.ts';
import { accountTexts } from '../../texts/en/accounts.ts';
import { peopleTexts } from '../../texts/en/people.ts';
import { endSession, mergeUser, readSession } from '../browser/session.ts';
import { BrokenFailure, OfflineFailure, RejectedFailure, UnauthorisedFailure } from './failures.ts';
import { callApi } from './send.ts';

/**
 * Fetches the profile of who is signed in (specification 4, at start-up). Only a 401 or 404 signs out: no answer and a
 * broken server say nothing about the token.
 */
export async function refreshSession(): Promise<void> {
  const before = readSession();
  if (!before) return;
  const isStillUs = () => readSession()?.token === before.token;
  const askedAt = Date.now();
  try {
    const { user } = await callApi(getProfile, {
      fallback: peopleTexts.profileFetchFailed,
      inBackground: true,
    });
    if (isStillUs()) mergeUser(user, askedAt);
  } catch (error) {
    const isGone = error instanceof RejectedFailure && error.status === 404;
    if ((isGone || error instanceof UnauthorisedFailure) && isStillUs()) endSession('lost');
  }
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
  if (error instanceof OfflineFailure) return broken;
  return broken;
}
