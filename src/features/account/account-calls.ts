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
import { readDeviceId } from '../../browser/device-id.ts';
import { beginSession } from '../../browser/session.ts';
import { recordSession } from '../../browser/session-record.ts';
import { RejectedFailure } from '../../data/failures.ts';
import { callApi } from '../../data/send.ts';

const REGISTER = {
  fallback: accountTexts.registrationFailed,
  fallbacks: { 409: accountTexts.emailTaken, 422: accountTexts.validationFailed },
};
const SIGN_IN = {
  fallback: accountTexts.loginFailed,
  fallbacks: { 401: accountTexts.invalidSignIn, 422: accountTexts.validationFailed },
};

/** Of whom the last try to register had no answer: the account may be there. */
let unanswered: string | undefined;

/** Signs up and in. Throws a failure; `toAccountText` says it in the specification's words. */
export async function register(body: RegisterBody): Promise<void> {
  const askedAt = Date.now();
  const wasUnanswered = unanswered === body.email;
  unanswered = body.email;
  try {
    await enter(await callApi(registerAccount, { body, ...REGISTER, ...toDevice() }), askedAt);
    unanswered = undefined;
  } catch (error) {
    if (!(error instanceof RejectedFailure)) throw error;
    unanswered = undefined;
    if (!wasUnanswered || error.status !== 409) throw error;
    // With another password than theirs it is somebody else's account.
    await signIn(body).catch(() => {
      throw error;
    });
  }
}

export async function signIn(body: LoginBody): Promise<void> {
  const askedAt = Date.now();
  await enter(await callApi(logIn, { body, ...SIGN_IN, ...toDevice() }), askedAt);
}

function toDevice(): { device?: string } {
  const device = readDeviceId();
  return device === undefined ? {} : { device };
}

async function enter(session: AuthAnswer, askedAt: number): Promise<void> {
  // Where it cannot be recorded now, every start tries again.
  await recordSession(session).catch(() => false);
  beginSession(session, askedAt);
}

/**
 * Ends every other session. A wrong current password is a RejectedFailure. `key` is the same where the same is tried again:
 * the answer may have been lost.
 */
export async function changePassword(body: PasswordBody, key: string): Promise<void> {
  const fallback = accountTexts.profileUpdateFailed;
  await callApi(postPassword, { body, fallback, key });
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
