import { logOut } from '#contract/account/endpoints.ts';
import { readPendingSignOuts, removePendingSignOut } from '../pending-sign-outs.ts';
import { requestApi } from './http.ts';

/** Longer than a response takes on a bad network; the next start tries again. */
const DEADLINE_MS = 30_000;

const sending = new Set<string>();

/** Sends the sign-outs that the server has not confirmed yet. Never rejects. */
export async function sendSignOuts(): Promise<void> {
  await Promise.all(readPendingSignOuts().map(sendSignOut));
}

/** Ends the session of this token on the server. Without a response it stays pending and is tried again later. */
export async function sendSignOut(token: string): Promise<void> {
  if (sending.has(token)) return;
  sending.add(token);
  try {
    const headers = { Authorization: `Bearer ${token}` };
    const { method, path } = logOut;
    const { ok, status } = await requestApi(path, { method, headers, deadlineMs: DEADLINE_MS });
    // A token that the server does not know has already ended.
    if (ok || status === 401) removePendingSignOut(token);
  } catch {
    return;
  } finally {
    sending.delete(token);
  }
}
