import { getProfile } from '#contract/account/endpoints.ts';
import * as memberTexts from '#texts/member.ts';
import { endSession, mergeUser, readSession } from '../session.ts';
import { RejectedFailure, UnauthorisedFailure } from './failures.ts';
import { callApi } from './send.ts';

/**
 * Fetches the signed-in user's profile. Only a 401 or 404 signs out, because a broken response proves nothing about the
 * token. Returns the server's text if the account is suspended.
 */
export async function refreshSession(): Promise<string | undefined> {
  const before = readSession();
  if (!before) return undefined;
  const isStillUs = () => readSession()?.token === before.token;
  const askedAt = Date.now();
  try {
    const { user } = await callApi(getProfile, {
      fallback: memberTexts.profileFetchFailed,
      inBackground: true,
    });
    if (isStillUs()) mergeUser(user, askedAt);
  } catch (error) {
    const status = error instanceof RejectedFailure ? error.status : undefined;
    const isSessionLost = status === 404 || error instanceof UnauthorisedFailure;
    if (isSessionLost && isStillUs()) endSession('lost');
    // A 403 for the user's own profile always means a suspension.
    if (status === 403 && error instanceof Error) return error.message;
  }
  return undefined;
}
