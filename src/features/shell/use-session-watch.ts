import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import { readSession, useSession, watchEndings } from '../../data/session.ts';
import { saveWayBack } from '../../data/way-back.ts';

/**
 * Asks once per start who is signed in (specification 4), and leads to the sign-in page when the server refuses the
 * token of a call that the page itself made (specification 8).
 */
export function useSessionWatch(): void {
  const isSignedIn = useSession() !== undefined;
  const navigate = useNavigate();
  const router = useRouter();

  useEffect(() => {
    if (readSession() === undefined) return;
    void import('../../data/account.ts').then(
      ({ refreshSession }) => refreshSession(),
      () => undefined,
    );
  }, []);

  useEffect(() => {
    if (!isSignedIn) return undefined;
    return watchEndings((ending) => {
      if (ending !== 'refused') return;
      saveWayBack({ address: router.state.location.href });
      void navigate({ to: pagePaths.login });
    });
  }, [isSignedIn, navigate, router]);
}
