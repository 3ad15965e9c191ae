import * as v from 'valibot';
import { accountRefusalTexts as texts } from '../../texts/en/account-refusals.ts';
import type { pagePaths } from '../paths.ts';
import { Email, field, NewPassword } from './account-fields.ts';

/** How long a mailed or printed link is good, in milliseconds. */
export const RESET_LINK_MS = 60 * 60 * 1000;
export const CONFIRM_LINK_MS = 7 * 24 * 60 * 60 * 1000;

const TOKEN_MAX = 100;

const Token = v.pipe(
  field(texts.linkInvalid),
  v.minLength(1, texts.linkInvalid),
  v.maxLength(TOKEN_MAX, texts.linkInvalid),
);

/** GET /mail: whether this server sends mail, so that a forgotten password can be asked for. */
export const MailService = v.object({ isOn: v.boolean() });

/** POST /auth/forgot: answers 202, whether there is such an account or not. */
export const ForgotBody = v.object({ email: Email });
export type ForgotBody = v.InferInput<typeof ForgotBody>;

/** POST /auth/reset: the token of a link. A dead one is a 422 `link_invalid`. Ends every session. */
export const ResetBody = v.object({ token: Token, password: NewPassword });
export type ResetBody = v.InferInput<typeof ResetBody>;

/** POST /auth/confirm-email: the token of a link, as above. */
export const ConfirmEmailBody = v.object({ token: Token });
export type ConfirmEmailBody = v.InferInput<typeof ConfirmEmailBody>;

/** What is mailed or printed. The token is in the fragment, which browsers send to no server: no log and no referrer has it. */
export function toLinkPath(
  page: typeof pagePaths.resetPassword | typeof pagePaths.verifyEmail,
  token: string,
): string {
  return `${page}#token=${encodeURIComponent(token)}`;
}
