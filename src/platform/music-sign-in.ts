import * as v from 'valibot';
import { pagePaths } from '#contract/page/paths.ts';
import { MUSIC_AUTHORIZE_URL, MusicToken } from '#contract/recipe/music.ts';
import { toOwnPath } from './own-path.ts';

const SIGN_IN = 'music_sign_in';
/** Return URL saved before the sign-in. */
const RETURN_URL = 'music_return_url';

const SignIn = v.object({ state: v.string(), verifier: v.string(), clientId: v.string() });
export type MusicSignIn = v.InferOutput<typeof SignIn>;

export type Callback =
  | { kind: 'token'; token: string; returnTo: string }
  | { kind: 'code'; code: string; signIn: MusicSignIn; returnTo: string }
  | { kind: 'failed'; reason: 'refused' | 'unknown' };

/**
 * Returns the address of the music service's sign-in: OAuth 2.0 authorization code with PKCE (RFC 7636). Stores the
 * state, the verifier and the return path. Throws if the browser refuses storage, or has no `crypto.subtle` because it
 * runs without HTTPS.
 */
export async function beginMusicSignIn(
  clientId: string,
  origin: string,
  returnTo: string,
): Promise<string> {
  const signIn: MusicSignIn = { state: toRandomText(), verifier: toRandomText(), clientId };
  const verifier = new TextEncoder().encode(signIn.verifier);
  const challenge = toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', verifier)));
  sessionStorage.setItem(SIGN_IN, JSON.stringify(signIn));
  localStorage.setItem(RETURN_URL, returnTo);
  const address = new URL(MUSIC_AUTHORIZE_URL);
  address.search = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: origin + pagePaths.callback,
    state: signIn.state,
    code_challenge_method: 'S256',
    code_challenge: challenge,
  }).toString();
  return address.href;
}

/**
 * Parses the music service's response without side effects. A response without the state of this tab's sign-in is
 * rejected. A token is in the fragment; a code is in the query.
 */
export function readCallback({ hash, search }: { hash: string; search: string }): Callback {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const query = new URLSearchParams(search);
  if (fragment.has('error') || query.has('error')) return { kind: 'failed', reason: 'refused' };
  const signIn = readSignIn();
  const returnTo = toReturn();
  const token = fragment.get('access_token');
  const code = query.get('code');
  if (signIn && v.is(MusicToken, token) && fragment.get('state') === signIn.state) {
    return { kind: 'token', token, returnTo };
  }
  if (signIn && code && token === null && query.get('state') === signIn.state) {
    return { kind: 'code', code, signIn, returnTo };
  }
  return { kind: 'failed', reason: 'unknown' };
}

/** Call it after a response was read, so that a second one with the same state is rejected. */
export function forgetMusicSignIn(): void {
  try {
    sessionStorage.removeItem(SIGN_IN);
    localStorage.removeItem(RETURN_URL);
  } catch {
    return;
  }
}

function readSignIn(): MusicSignIn | undefined {
  try {
    const stored = v.safeParse(
      v.pipe(v.string(), v.parseJson(), SignIn),
      sessionStorage.getItem(SIGN_IN),
    );
    return stored.success ? stored.output : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the path to return to, but never the callback page itself. */
function toReturn(): string {
  let path: string | undefined;
  try {
    path = toOwnPath(localStorage.getItem(RETURN_URL));
  } catch {
    return pagePaths.home;
  }
  const isAnswer = path?.split(/[?#]/)[0] === pagePaths.callback;
  return path === undefined || isAnswer ? pagePaths.home : path;
}

/** 256 random bits as 43 characters, the minimum length of a verifier (RFC 7636, 4.1). */
function toRandomText(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCodePoint(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
