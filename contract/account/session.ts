import * as v from 'valibot';

/** A session of a member. `id` reveals nothing about the token, and no IP address is stored. */
export const SignedInSession = v.object({
  id: v.string(),
  createdAt: v.string(),
  /** Rounded to the hour. */
  usedAt: v.string(),
  /** Device at sign-in, such as "Chrome on Android", or '' if unknown. */
  device: v.string(),
  isCurrent: v.boolean(),
});
export type SignedInSession = v.InferOutput<typeof SignedInSession>;

/** GET /user/sessions: all sessions, the current one first, then by last use. */
export const SessionsAnswer = v.object({ sessions: v.array(SignedInSession) });
export type SessionsAnswer = v.InferOutput<typeof SessionsAnswer>;

/** A sign-in beyond this number ends the least recently used session. */
export const SESSIONS_MAX = 100;
