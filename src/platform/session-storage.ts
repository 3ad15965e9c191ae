import * as v from 'valibot';
import { CurrentUser } from '#contract/account/user.ts';

export interface Session {
  token: string;
  user: CurrentUser;
  /** Time of the request for this user, in milliseconds. Writes accepted later are applied on top. */
  askedAt: number;
}

/** Login token and serialized user. */
const TOKEN_KEY = 'token';
const USER_KEY = 'user';
const USER_TIME_KEY = 'simmer.user-asked-at';

const StoredUser = v.pipe(v.string(), v.parseJson(), CurrentUser);

/** Replacement for refused storage. It lasts as long as the tab. */
const inMemory = new Map<string, string>();

let read: { raw: string; session: Session | undefined } | undefined;

/** Returns the same object until something changes, because React compares it. */
export function readSession(): Session | undefined {
  const token = readText(TOKEN_KEY);
  const user = readText(USER_KEY);
  const askedAt = Number(readText(USER_TIME_KEY)) || 0;
  const raw = `${token}\n${askedAt}\n${user}`;
  if (read?.raw === raw) return read.session;
  const parsed = v.safeParse(StoredUser, user);
  const session = token && parsed.success ? { token, user: parsed.output, askedAt } : undefined;
  read = { raw, session };
  return session;
}

export function writeSession({ token, user, askedAt }: Session): void {
  // The user is stored first: other tabs are notified of each write and must not find a token without its user.
  writeText(USER_TIME_KEY, String(askedAt));
  writeText(USER_KEY, JSON.stringify(user));
  writeText(TOKEN_KEY, token);
}

export function removeStoredSession(): void {
  for (const key of [TOKEN_KEY, USER_KEY, USER_TIME_KEY]) {
    inMemory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      continue;
    }
  }
}

/** Returns true if a storage event affects the session. Clearing all storage sends a null key. */
export function isSessionKey(key: string | null): boolean {
  return key === null || key === TOKEN_KEY || key === USER_KEY;
}

function readText(key: string): string | null {
  const held = inMemory.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeText(key: string, text: string): void {
  inMemory.delete(key);
  try {
    localStorage.setItem(key, text);
  } catch {
    inMemory.set(key, text);
  }
}
