import type { AnyRouter } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import { setHint } from '../../browser/hints.ts';
import { readPendingSignOuts } from '../../browser/pending-sign-outs.ts';
import { saveReturnAddress } from '../../browser/return-address.ts';
import { readSession, watchEndings } from '../../browser/session.ts';

/** One router per app start. */
const refreshed = new WeakSet<AnyRouter>();

/**
 * Refreshes the signed-in user once per start, sends pending sign-outs, and opens the sign-in page when the server
 * rejects the token of a request that the page made.
 */
export function watchSignedIn(router: AnyRouter): () => void {
  if (!refreshed.has(router) && readSession()) {
    import('./ask-session.late.ts').then(
      ({ askSession }) => askSession(),
      // If the chunk fails to load, the stored user stays, as without an answer.
      () => {},
    );
  }
  refreshed.add(router);
  sendSignOuts();
  globalThis.addEventListener('online', sendSignOuts);
  const stopWatching = watchEndings((ending, userId) => {
    if (ending !== 'left') void forget(userId);
    if (ending !== 'refused') return;
    saveReturnAddress(router.state.location.href);
    void router.navigate({ to: pagePaths.login });
  });
  return () => {
    globalThis.removeEventListener('online', sendSignOuts);
    stopWatching();
  };
}

/** Members who signed out offline are still signed in on the server. */
function sendSignOuts(): void {
  if (readPendingSignOuts().length === 0) return;
  import('../../data/send-sign-outs.ts').then(
    (loaded) => loaded.sendSignOuts(),
    () => {},
  );
}

async function forget(userId: string): Promise<void> {
  try {
    const { forgetMember } = await import('../../data/forget-member.ts');
    await forgetMember(userId, 'pause');
  } catch {
    // The chunk failed to load. The hint makes the next start clean up the record.
    setHint('outbox', true);
  }
}
