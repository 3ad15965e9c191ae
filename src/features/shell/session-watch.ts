import type { AnyRouter } from '@tanstack/react-router';
import { pagePaths } from '../../../contract/paths.ts';
import { refreshSession } from '../../data/account.ts';
import { watchEndings } from '../../data/session.ts';
import { saveWayBack } from '../../data/way-back.ts';

let isAsked = false;

/**
 * Asks the server once per start who is signed in (specification 4), and leads to the sign-in page when it refuses the
 * token of a call that the page itself made (specification 8).
 */
export function watchSignedIn(router: AnyRouter): () => void {
  if (!isAsked) void refreshSession();
  isAsked = true;
  return watchEndings((ending) => {
    if (ending !== 'refused') return;
    saveWayBack({ address: router.state.location.href });
    void router.navigate({ to: pagePaths.login });
  });
}
