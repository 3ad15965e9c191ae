import { pagePaths } from '../../contract/paths.ts';
import { toOwnPath } from './own-path.ts';

/** Specification 3, client storage: the music service's token, its timestamp, and the return url saved before sign-in. */
const TOKEN = 'music_access_token';
const TOKEN_AT = 'music_token_timestamp';
const RETURN_URL = 'music_return_url';
const STATE = 'music_state';

/** The music service's tokens of this kind live one hour. */
const TOKEN_LIVES_MS = 60 * 60 * 1000;

export type Callback =
  | { isSuccess: true; token: string; returnTo: string }
  | { isSuccess: false; reason: 'refused' | 'unknown' };

/** Where to go to sign in; keeps where to come back to, and a word by which the answer is known as ours. */
export function beginMusicSignIn(clientId: string, origin: string, returnTo: string): string {
  const state = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  localStorage.setItem(STATE, state);
  localStorage.setItem(RETURN_URL, returnTo);
  const address = new URL('https://accounts.spotify.com/authorize');
  address.search = new URLSearchParams({
    client_id: clientId,
    response_type: 'token',
    redirect_uri: origin + pagePaths.callback,
    state,
  }).toString();
  return address.href;
}

/**
 * What the music service's answer means; changes nothing. A word that we gave must come back, and one that we did not give
 * is not ours. An answer without one is taken only while no sign-in of ours is under way.
 */
export function readCallback({ hash, search }: { hash: string; search: string }): Callback {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const query = new URLSearchParams(search);
  if (fragment.has('error') || query.has('error')) return { isSuccess: false, reason: 'refused' };
  const token = fragment.get('access_token') ?? '';
  const isOurs = fragment.get('state') === readStored(STATE);
  if (!/^[\w.~+/=-]{1,4096}$/.test(token) || !isOurs)
    return { isSuccess: false, reason: 'unknown' };
  return { isSuccess: true, token, returnTo: toReturn(readStored(RETURN_URL)) };
}

/** Takes the answer: stores the token with its timestamp, and forgets what was kept for the way. */
export function takeCallback(callback: Callback, now: number): void {
  try {
    if (callback.isSuccess) {
      localStorage.setItem(TOKEN, callback.token);
      localStorage.setItem(TOKEN_AT, String(now));
    }
    localStorage.removeItem(STATE);
    localStorage.removeItem(RETURN_URL);
  } catch {
    return;
  }
}

export function isMusicConnected(now: number): boolean {
  const age = now - Number(readStored(TOKEN_AT) ?? Number.NaN);
  return readStored(TOKEN) !== null && age >= 0 && age < TOKEN_LIVES_MS;
}

export function endMusicSession(): void {
  try {
    for (const key of [TOKEN, TOKEN_AT]) localStorage.removeItem(key);
  } catch {
    return;
  }
}

/** Where to go on: not to the page of the answer itself. */
function toReturn(stored: string | null): string {
  const path = toOwnPath(stored);
  const isAnswer = path?.split(/[?#]/)[0] === pagePaths.callback;
  return path === undefined || isAnswer ? pagePaths.home : path;
}

/** Storage is refused in some private modes. */
function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
