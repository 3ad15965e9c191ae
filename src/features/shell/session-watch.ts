import type { AnyRouter } from '@tanstack/react-router';
import { pagePaths } from '../../../contract/paths.ts';
import { setHint } from '../../browser/hints.ts';
import { readPendingSignOuts } from '../../browser/pending-sign-outs.ts';
import { readSession, watchEndings } from '../../browser/session.ts';
import { saveWayBack } from '../../browser/way-back.ts';

/** There is one per start. */
const askedFor = new WeakSet<AnyRouter>();

/**
 * Asks the server once per start who is signed in (specification 4), sends the sign-outs that are pending, and leads to the
 * sign-in page when the server refuses the token of a call that the page itself made (specification 8).
 */
export function watchSignedIn(router: AnyRouter): () => void {
  if (!askedFor.has(router) && readSession()) {
    import('./ask-session.late.ts').then(
      ({ askSession }) => askSession(),
      // Without its code the saved user stays, as without an answer.
      () => {},
    );
  }
  askedFor.add(router);
  sendSignOuts();
  globalThis.addEventListener('online', sendSignOuts);
  const stopWatching = watchEndings((ending, userId) => {
    if (ending !== 'left') void forget(userId);
    if (ending !== 'refused') return;
    saveWayBack(router.state.location.href);
    void router.navigate({ to: pagePaths.login });
  });
  return () => {
    globalThis.removeEventListener('online', sendSignOuts);
    stopWatching();
  };
}

/** For the server, whoever signed out here with no network is still signed in. */
function sendSignOuts(): void {
  if (readPendingSignOuts().length === 0) return;
  import('../../data/send-sign-outs.late.ts').then(
    (loaded) => loaded.sendSignOuts(),
    () => {},
  );
}

async function forget(userId: string): Promise<void> {
  try {
    const { forgetMember } = await import('../../data/forget-member.ts');
    await forgetMember(userId, 'pause');
  } catch {
    // Its code could not be had: so noted, the next start finds the record.
    setHint('outbox', true);
  }
}
