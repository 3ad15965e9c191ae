import * as v from 'valibot';
import { SessionsAnswer } from '../account/session.ts';
import { defineEndpoint } from '../endpoint.ts';

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
