import * as v from 'valibot';
import { accountTexts } from '../../contract/account-texts.ts';
import {
  type AccountRemovalBody,
  AuthAnswer,
  EndedSessions,
  type LoginBody,
  type PasswordBody,
  type RegisterBody,
} from '../../contract/auth.ts';
import { apiPaths } from '../../contract/paths.ts';
import { peopleTexts } from '../../contract/people-texts.ts';
import { OwnUserAnswer } from '../../contract/user.ts';
import { BrokenFailure, OfflineFailure, RejectedFailure, UnauthorisedFailure } from './failures.ts';
import { callApi } from './send.ts';
import { beginSession, endSession, mergeUser, readSession } from './session.ts';
import { recordSession } from './session-record.ts';

/** Signs up and in. Throws a failure; `toAccountText` says it in the specification's words. */
export async function register(body: RegisterBody): Promise<void> {
  await enter(apiPaths.register, body, accountTexts.registrationFailed);
}

export async function signIn(body: LoginBody): Promise<void> {
  await enter(apiPaths.login, body, accountTexts.loginFailed);
}

async function enter(path: string, json: object, fallback: string): Promise<void> {
  const askedAt = Date.now();
  const session = await callApi(path, AuthAnswer, { method: 'POST', json, fallback });
  // Where it cannot be recorded now, every start tries again.
  await recordSession(session).catch(() => false);
  beginSession(session, askedAt);
}

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
    const { user } = await callApi(apiPaths.profile, OwnUserAnswer, {
      method: 'GET',
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

/** Ends every other session. A wrong current password is a RejectedFailure. */
export async function changePassword(body: PasswordBody): Promise<void> {
  const fallback = accountTexts.profileUpdateFailed;
  await callApi(apiPaths.password, v.unknown(), { method: 'POST', json: body, fallback });
}

/** Signs out every other device; how many there were. */
export async function endOtherSessions(): Promise<number> {
  const fallback = accountTexts.loginFailedPage;
  const call = { method: 'POST', fallback } as const;
  return (await callApi(apiPaths.endOtherSessions, EndedSessions, call)).ended;
}

/** Deletes the account for good; posts stay without a name, or go. */
export async function removeAccount(body: AccountRemovalBody): Promise<void> {
  const fallback = accountTexts.loginFailedPage;
  await callApi(apiPaths.account, v.unknown(), { method: 'DELETE', json: body, fallback });
}
