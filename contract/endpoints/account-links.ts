import * as v from 'valibot';
import { ConfirmEmailBody, ForgotBody, MailService, ResetBody } from '../account/account-links.ts';
import { CREDENTIALS_MAX } from '../body-limits.ts';
import { defineEndpoint } from '../endpoint.ts';

export const getMailService = defineEndpoint({
  method: 'GET',
  path: '/mail',
  access: 'anyone',
  limit: null,
  body: null,
  query: null,
  response: MailService,
  statuses: [200],
  writes: false,
});

/** Answers 404 if the server sends no mail. */
export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/auth/forgot',
  access: 'anyone',
  limit: 'asked-mails',
  body: ForgotBody,
  bodyMax: CREDENTIALS_MAX,
  query: null,
  response: v.object({}),
  statuses: [202],
  writes: false,
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/auth/reset',
  access: 'anyone',
  limit: 'used-links',
  body: ResetBody,
  bodyMax: CREDENTIALS_MAX,
  query: null,
  response: v.object({}),
  statuses: [200],
  writes: false,
});

/** Mails a confirmation link, or nothing if the address is confirmed. Answers 404 if the server sends no mail. */
export const askForConfirmation = defineEndpoint({
  method: 'POST',
  path: '/auth/confirm-email/send',
  access: 'member',
  limit: 'asked-mails',
  body: null,
  query: null,
  response: v.object({}),
  statuses: [202],
  writes: true,
});

export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/auth/confirm-email',
  access: 'anyone',
  limit: 'used-links',
  body: ConfirmEmailBody,
  bodyMax: CREDENTIALS_MAX,
  query: null,
  response: v.object({}),
  statuses: [200],
  writes: false,
});
