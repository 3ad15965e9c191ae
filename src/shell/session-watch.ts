import type { AnyRouter } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import { forgetMember } from '#domain/account/forget-member.ts';
import { refreshSession } from '#platform/network/refresh-session.ts';
import { sendSignOuts } from '#platform/network/send-sign-outs.ts';
import { saveReturnAddress } from '#platform/return-address.ts';
import { readSession, watchEndings } from '#platform/session.ts';
import { showNotice } from '#ui/notice/notices.ts';

/** One router per app start. */
const refreshed = new WeakSet<AnyRouter>();

/**
 * Refreshes the signed-in user once per start, sends pending sign-outs, and opens the sign-in page when the server
 * rejects the token of a request that the page made.
 */
export function watchSignedIn(router: AnyRouter): () => void {
  if (!refreshed.has(router) && readSession()) void askSession();
  refreshed.add(router);
  sendPending();
  globalThis.addEventListener('online', sendPending);
  const stopWatching = watchEndings((ending, userId) => {
    if (ending !== 'left') void forgetMember(userId, 'pause');
    if (ending !== 'refused') return;
    saveReturnAddress(router.state.location.href);
    void router.navigate({ to: pagePaths.login });
  });
  return () => {
    globalThis.removeEventListener('online', sendPending);
    stopWatching();
  };
}

/** Members who signed out offline are still signed in on the server. */
function sendPending(): void {
  void sendSignOuts();
}

/** Refreshes the signed-in user. If the account is suspended, shows the reason in a notice. */
async function askSession(): Promise<void> {
  const text = await refreshSession();
  if (text !== undefined) showNotice({ kind: 'error', text, staysMs: 'until-dismissed' });
}
