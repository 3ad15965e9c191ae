import { logOut } from '../../contract/endpoints/account.ts';
import { forgetSignOut, readUntoldSignOuts } from '../browser/untold-sign-outs.ts';
import { requestApi } from './http.ts';

/** Longer than an answer takes on a bad network; the next start tries again. */
const DEADLINE_MS = 30_000;

/** Those that are being told now. */
const telling = new Set<string>();

/** Tells the server of sign-outs that it has not heard of. Never throws. */
export async function tellSignOuts(): Promise<void> {
  await Promise.all(readUntoldSignOuts().map(tellSignOut));
}

/** Ends the session of this token on the server; what it does not hear is told at the next start, or when the network is back. */
export async function tellSignOut(token: string): Promise<void> {
  if (telling.has(token)) return;
  telling.add(token);
  try {
    const headers = { Authorization: `Bearer ${token}` };
    const { method, path } = logOut;
    const { ok, status } = await requestApi(path, { method, headers, deadlineMs: DEADLINE_MS });
    // A token that the server does not know has ended.
    if (ok || status === 401) forgetSignOut(token);
  } catch {
    return;
  } finally {
    telling.delete(token);
  }
}
