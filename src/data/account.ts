import { accountTexts } from '../../contract/account-texts.ts';
import { AuthAnswer, type LoginBody, type RegisterBody } from '../../contract/auth.ts';
import { apiPaths } from '../../contract/paths.ts';
import { OwnUserAnswer } from '../../contract/user.ts';
import { BrokenFailure, OfflineFailure, RejectedFailure, UnauthorisedFailure } from './failures.ts';
import { callApi } from './send.ts';
import { beginSession, endSession, mergeUser, readSession } from './session.ts';

/** Signs up and in. Throws a failure; `toAccountText` says it in the specification's words. */
export async function register(body: RegisterBody): Promise<void> {
  const fallback = accountTexts.registrationFailed;
  beginSession(
    await callApi(apiPaths.register, AuthAnswer, { method: 'POST', json: body, fallback }),
  );
}

export async function signIn(body: LoginBody): Promise<void> {
  const fallback = accountTexts.loginFailed;
  beginSession(await callApi(apiPaths.login, AuthAnswer, { method: 'POST', json: body, fallback }));
}

/**
 * Fetches the profile of who is signed in (specification 4, at start-up). Only a 401 or 404 signs out: no answer and a
 * broken server say nothing about the token.
 */
export async function refreshSession(): Promise<void> {
  const before = readSession();
  if (!before) return;
  const isStillUs = () => readSession()?.token === before.token;
  try {
    const { user } = await callApi(apiPaths.profile, OwnUserAnswer, {
      method: 'GET',
      fallback: accountTexts.profileFetchFailed,
      inBackground: true,
    });
    if (isStillUs()) mergeUser(user);
  } catch (error) {
    const isGone = error instanceof RejectedFailure && error.status === 404;
    if ((isGone || error instanceof UnauthorisedFailure) && isStillUs()) endSession('left');
  }
}

/**
 * Specification 5 and 8: a 422's details joined with a comma and a space, else the server's words; `broken` is the
 * page's own text for what is no answer at all.
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
