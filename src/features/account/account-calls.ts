import type {
  AccountRemovalBody,
  AuthAnswer,
  LoginBody,
  PasswordBody,
  RegisterBody,
} from '../../../contract/account/auth.ts';
import {
  removeAccount as deleteAccount,
  logIn,
  endOtherSessions as postEndOthers,
  changePassword as postPassword,
  register as registerAccount,
} from '../../../contract/endpoints/account.ts';
import { accountTexts } from '../../../texts/en/accounts.ts';
import { beginSession } from '../../browser/session.ts';
import { recordSession } from '../../browser/session-record.ts';

import { callApi } from '../../data/send.ts';

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
