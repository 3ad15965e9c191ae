import type {
  AccountRemovalBody,
  AuthAnswer,
  LoginBody,
  PasswordBody,
  RegisterBody,
} from '../../contract/auth.ts';
import {
  removeAccount as deleteAccount,
  getProfile,
  logIn,
  endOtherSessions as postEndOthers,
  changePassword as postPassword,
  register as registerAccount,
} from '../../contract/endpoints/account.ts';
import { accountTexts } from '../../texts/en/accounts.ts';
import { peopleTexts } from '../../texts/en/people.ts';
import { beginSession, endSession, mergeUser, readSession } from '../browser/session.ts';
import { recordSession } from '../browser/session-record.ts';
import { BrokenFailure, OfflineFailure, RejectedFailure, UnauthorisedFailure } from './failures.ts';
import { callApi } from './send.ts';

/** Signs up and in. Throws a failure; `toAccountText` says it in the specification's words. */
export async function register(body: RegisterBody): Promise<void> {
  const askedAt = Date.now();
  const fallback = accountTexts.registrationFailed;
  await enter(await callApi(registerAccount, { body, fallback }), askedAt);
}

export async function signIn(body: LoginBody): Promise<void> {
  const askedAt = Date.now();
  const fallback = accountTexts.loginFailed;
  await enter(await callApi(logIn, { body, fallback }), askedAt);
}

async function enter(session: AuthAnswer, askedAt: number): Promise<void> {
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
  await callApi(postPassword, { body, fallback });
}

/** Signs out every other device; how many there were. */
export async function endOtherSessions(): Promise<number> {
  const fallback = accountTexts.loginFailedPage;
  return (await callApi(postEndOthers, { fallback })).ended;
}

/** Deletes the account for good; posts stay without a name, or go. */
export async function removeAccount(body: AccountRemovalBody): Promise<void> {
  const fallback = accountTexts.loginFailedPage;
  await callApi(deleteAccount, { body, fallback });
}
