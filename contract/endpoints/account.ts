import * as v from 'valibot';
import {
  AccountRemovalBody,
  AuthAnswer,
  EndedSessions,
  LoginBody,
  PasswordBody,
  RegisterBody,
} from '../account/auth.ts';
import { ProfileChange } from '../account/profile-change.ts';
import { CurrentUserAnswer } from '../account/user.ts';
import { CREDENTIALS_MAX } from '../body-limits.ts';
import { defineEndpoint, defineVariant } from '../endpoint.ts';

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
