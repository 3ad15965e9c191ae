import * as v from 'valibot';
import { CREDENTIALS_MAX } from '#contract/platform/body-limits.ts';
import { defineEndpoint, defineVariant } from '#contract/platform/endpoint.ts';
import {
  AccountRemovalBody,
  AuthAnswer,
  EndedSessions,
  LoginBody,
  PasswordBody,
  RegisterBody,
} from './auth.ts';
import { ConfirmEmailBody, ForgotBody, MailService, ResetBody } from './links.ts';
import { ProfileChange } from './profile-change.ts';
import { SessionsAnswer } from './session.ts';
import { CurrentUserAnswer } from './user.ts';

export const register = defineEndpoint({
  method: 'POST',
  path: '/auth/register',
  access: 'anyone',
  limit: 'registrations',
  body: RegisterBody,
  bodyMax: CREDENTIALS_MAX,
  query: null,
  response: AuthAnswer,
  statuses: [201],
  // The response holds a token, which must never be stored for replay.
  writes: false,
});

export const logIn = defineEndpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'anyone',
  limit: 'failed-sign-ins',
  body: LoginBody,
  bodyMax: CREDENTIALS_MAX,
  query: null,
  response: AuthAnswer,
  statuses: [200],
  writes: false,
});

export const logOut = defineEndpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'member',
  whileSuspended: true,
  limit: null,
  body: null,
  query: null,
  response: v.object({}),
  statuses: [200],
  writes: true,
});

export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/auth/profile',
  access: 'member',
  limit: null,
  body: null,
  query: null,
  response: CurrentUserAnswer,
  statuses: [200],
  writes: false,
});

export const updateProfile = defineEndpoint({
  method: 'PUT',
  path: '/auth/profile',
  access: 'member',
  limit: null,
  body: ProfileChange,
  query: null,
  response: CurrentUserAnswer,
  statuses: [200],
  writes: true,
});

/** The same change at a second address. */
export const updateUserProfile = defineVariant(updateProfile, { path: '/users/profile' });

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/auth/password',
  access: 'member',
  limit: 'failed-sign-ins',
  body: PasswordBody,
  query: null,
  response: CurrentUserAnswer,
  statuses: [200],
  writes: true,
});

export const endOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/auth/sessions/end-others',
  access: 'member',
  limit: null,
  body: null,
  query: null,
  response: EndedSessions,
  statuses: [200],
  writes: true,
});

export const removeAccount = defineEndpoint({
  method: 'DELETE',
  path: '/auth/account',
  access: 'member',
  whileSuspended: true,
  limit: 'failed-sign-ins',
  body: AccountRemovalBody,
  query: null,
  response: v.object({}),
  statuses: [200],
  writes: true,
});

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

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/user/sessions',
  access: 'member',
  limit: null,
  body: null,
  query: null,
  response: SessionsAnswer,
  statuses: [200],
  writes: false,
});

/** Ends one of the caller's sessions. Another member's session is a 404. */
export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/user/sessions/:sessionId',
  access: 'member',
  limit: null,
  body: null,
  query: null,
  response: v.object({}),
  statuses: [200],
  writes: true,
});
