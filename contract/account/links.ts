import * as v from 'valibot';
import type { pagePaths } from '#contract/page/paths.ts';
import * as accountTexts from '#texts/account.ts';
import { Email, field, NewPassword } from './fields.ts';

export const RESET_LINK_MS = 60 * 60 * 1000;
export const CONFIRM_LINK_MS = 7 * 24 * 60 * 60 * 1000;

const TOKEN_MAX = 100;

const Token = v.pipe(
  field(accountTexts.linkInvalid),
  v.minLength(1, accountTexts.linkInvalid),
  v.maxLength(TOKEN_MAX, accountTexts.linkInvalid),
);

/** GET /mail: `isOn` is true if this server sends mail. The app hides "forgot password" otherwise. */
export const MailService = v.object({ isOn: v.boolean() });

/** POST /auth/forgot always answers 202, so it does not reveal which accounts exist. */
export const ForgotBody = v.object({ email: Email });
export type ForgotBody = v.InferInput<typeof ForgotBody>;

/** POST /auth/reset takes the token of a link and ends every session. An expired token is a 422 `link_invalid`. */
export const ResetBody = v.object({ token: Token, password: NewPassword });
export type ResetBody = v.InferInput<typeof ResetBody>;

/** POST /auth/confirm-email takes the token of a link, as `ResetBody` does. */
export const ConfirmEmailBody = v.object({ token: Token });
export type ConfirmEmailBody = v.InferInput<typeof ConfirmEmailBody>;

/** The token is in the fragment, which browsers never send, so that no log and no referrer contains it. */
export function toLinkPath(
  page: typeof pagePaths.resetPassword | typeof pagePaths.verifyEmail,
  token: string,
): string {
  return `${page}#token=${encodeURIComponent(token)}`;
}
