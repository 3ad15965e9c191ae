import * as v from 'valibot';

const KEY = 'simmer.pending-sign-outs';

const Tokens = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Tokens of sessions that were signed out on this device but are not yet confirmed as ended by the server. */
export function readPendingSignOuts(): string[] {
  try {
    const stored = v.safeParse(Tokens, localStorage.getItem(KEY));
    return stored.success ? stored.output : [];
  } catch {
    return [];
  }
}

export function addPendingSignOut(token: string): void {
  write([...readPendingSignOuts().filter((other) => other !== token), token]);
}

export function removePendingSignOut(token: string): void {
  write(readPendingSignOuts().filter((other) => other !== token));
}

function write(tokens: string[]): void {
  try {
    if (tokens.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(tokens));
  } catch {
    // If nothing can be stored, the session ends 90 days after its last use.
    return;
  }
}
