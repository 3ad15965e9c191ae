import { queryOptions } from '@tanstack/react-query';
import {
  getMailService,
  confirmEmail as postConfirm,
  askForConfirmation as postConfirmation,
  forgotPassword as postForgot,
  resetPassword as postReset,
} from '#contract/account/endpoints.ts';
import type { ConfirmEmailBody, ForgotBody, ResetBody } from '#contract/account/links.ts';
import { OfflineFailure, toHint } from '#platform/network/failures.ts';
import { refreshSession } from '#platform/network/refresh-session.ts';
import { callApi } from '#platform/network/send.ts';
import * as signInTexts from '#texts/sign-in.ts';
import { toAccountText } from './account.ts';

/** Reports if this server sends mail. If the request fails, features that need mail are not offered. */
export const mailServiceQuery = () =>
  queryOptions({
    queryKey: ['mail-service'],
    queryFn: () => callApi(getMailService, { fallback: signInTexts.notMailed, inBackground: true }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

export async function askForReset(body: ForgotBody): Promise<void> {
  await callApi(postForgot, { body, fallback: signInTexts.notMailed });
}

/** Sets a new password and ends all sessions. Throws a RejectedFailure for an invalid or expired link. */
export async function resetPassword(body: ResetBody): Promise<void> {
  await callApi(postReset, { body, fallback: signInTexts.passwordNotSaved });
}

/** Also refreshes the session, so that a signed-in member sees the confirmation at once. */
export async function confirmEmail(body: ConfirmEmailBody): Promise<void> {
  await callApi(postConfirm, { body, fallback: signInTexts.notConfirmed });
  await refreshSession();
}

export async function sendConfirmation(): Promise<void> {
  await callApi(postConfirmation, { fallback: signInTexts.notSentAgain });
}

/** Error message for a link request; being offline takes precedence. */
export function toLinkText(error: unknown, broken: string): string {
  return error instanceof OfflineFailure ? toHint(error) : toAccountText(error, broken);
}
