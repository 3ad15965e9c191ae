import { getProfile } from '../../contract/endpoints/account.ts';
import { peopleTexts } from '../../texts/en/people.ts';
import { endSession, mergeUser, readSession } from '../browser/session.ts';
import { RejectedFailure, UnauthorisedFailure } from './failures.ts';
import { callApi } from './send.ts';

/**
 * Fetches the profile of who is signed in (specification 4, at start-up). Only a 401 or 404 signs out: no answer and a
 * broken server say nothing about the token. Returns the server's words where the account is suspended: then what waits
 * stays on the device, refused with the same words.
 */
export async function refreshSession(): Promise<string | undefined> {
  const before = readSession();
  if (!before) return undefined;
  const isStillUs = () => readSession()?.token === before.token;
  const askedAt = Date.now();
  try {
    const { user } = await callApi(getProfile, {
      fallback: peopleTexts.profileFetchFailed,
      inBackground: true,
    });
    if (isStillUs()) mergeUser(user, askedAt);
  } catch (error) {
    const status = error instanceof RejectedFailure ? error.status : undefined;
    const isGone = status === 404 || error instanceof UnauthorisedFailure;
    if (isGone && isStillUs()) endSession('lost');
    // Of one's own profile only a suspension is a 403.
    if (status === 403 && error instanceof Error) return error.message;
  }
  return undefined;
}
