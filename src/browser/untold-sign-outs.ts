import * as v from 'valibot';

const KEY = 'simmer.untold-sign-outs';

const Tokens = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Tokens of who signed out here while the server could not hear it: they are good until it does. */
export function readUntoldSignOuts(): string[] {
  try {
    const stored = v.safeParse(Tokens, localStorage.getItem(KEY));
    return stored.success ? stored.output : [];
  } catch {
    return [];
  }
}

export function noteSignOut(token: string): void {
  write([...readUntoldSignOuts().filter((other) => other !== token), token]);
}

export function forgetSignOut(token: string): void {
  write(readUntoldSignOuts().filter((other) => other !== token));
}

function write(tokens: string[]): void {
  try {
    if (tokens.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(tokens));
  } catch {
    // Where nothing can be stored, the token ends by itself.
    return;
  }
}
