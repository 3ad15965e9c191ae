import * as v from 'valibot';

/** A place where a member is signed in. `id` says nothing of the token; no address is stored. */
export const SignedInSession = v.object({
  id: v.string(),
  createdAt: v.string(),
  /** To the hour. */
  usedAt: v.string(),
  /** "Chrome on Android", as of signing in; '' where nobody knows. */
  device: v.string(),
  isCurrent: v.boolean(),
});
export type SignedInSession = v.InferOutput<typeof SignedInSession>;

/** GET /user/sessions: all of them, this one first, then the last used. */
export const SessionsAnswer = v.object({ sessions: v.array(SignedInSession) });
export type SessionsAnswer = v.InferOutput<typeof SessionsAnswer>;

/** Signing in beyond this ends the least recently used session. */
export const SESSIONS_MAX = 100;
