import type {
  AccountRemovalBody,
  AuthAnswer,
  LoginBody,
  PasswordBody,
  RegisterBody,
} from '#contract/account/auth.ts';
import {
  removeAccount as deleteAccount,
  logIn,
  endOtherSessions as postEndOthers,
  changePassword as postPassword,
  register as registerAccount,
} from '#contract/account/endpoints.ts';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { RejectedFailure } from '#platform/network/failures.ts';
import { callApi } from '#platform/network/send.ts';
import { beginSession } from '#platform/session.ts';
import { recordSession } from '#platform/session-record.ts';
import * as accountTexts from '#texts/account.ts';

const KEY = 'simmer.device-id';

const REGISTER = {
  fallback: accountTexts.registrationFailed,
  fallbacks: { 409: accountTexts.emailTaken, 422: accountTexts.validationFailed },
};
const SIGN_IN = {
  fallback: accountTexts.loginFailed,
  fallbacks: { 401: accountTexts.invalidSignIn, 422: accountTexts.validationFailed },
};

/** Email of a registration without an answer: the account may exist already. */
let unanswered: string | undefined;

/** Signs up and in. Throws a failure; `toAccountText` turns it into a text for the user. */
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
    // If the password differs, the account belongs to another person, and the conflict is reported.
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
  await ignoreError(recordSession(session), 'retried later');
  beginSession(session, askedAt);
}

/**
 * Changes the password and ends all other sessions. Throws a RejectedFailure for a wrong current password.
 * @param key Idempotency key, the same for a retry, because the response may have been lost.
 */
export async function changePassword(body: PasswordBody, key: string): Promise<void> {
  const fallback = accountTexts.profileUpdateFailed;
  await callApi(postPassword, { body, fallback, key });
}

/** Signs out all other devices. Resolves with the number of ended sessions. */
export async function endOtherSessions(): Promise<number> {
  const fallback = accountTexts.loginFailedPage;
  return (await callApi(postEndOthers, { fallback })).ended;
}

/** Deletes the account. `body.posts` decides whether its posts stay without a name. */
export async function removeAccount(body: AccountRemovalBody): Promise<void> {
  const fallback = accountTexts.loginFailedPage;
  await callApi(deleteAccount, { body, fallback });
}

/** Random id sent at sign-in, which lets the server recognise devices. Undefined if storage is refused. */
function readDeviceId(): string | undefined {
  try {
    const known = localStorage.getItem(KEY);
    if (known !== null) return known;
    const created = crypto.randomUUID();
    localStorage.setItem(KEY, created);
    return created;
  } catch {
    return undefined;
  }
}
