import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { pagePaths } from '../../../../contract/paths.ts';
import type { Command } from '../../../../contract/writes/all.ts';
import { takeWayBack } from '../../../browser/take-way-back.ts';
import { takeWanted } from '../../../browser/way-back.ts';
import { submit, toWriteFailure } from '../../../data/outbox/submit.ts';
import { showNotice } from '../../../ui/notice/notices.ts';

/** Where one goes once signed in: back where the app had sent one to sign in from, else home (specification 2). */
export function useGoOn(): () => void {
  const navigate = useNavigate();
  const router = useRouter();
  // Who gives up leaves no way back behind either.
  useEffect(
    () => () => {
      const { pathname } = router.latestLocation;
      if (pathname !== pagePaths.login && pathname !== pagePaths.register) takeWayBack();
    },
    [router],
  );
  return useCallback(() => {
    const way = takeWayBack();
    const wanted = takeWanted();
    if (wanted) void fulfil(wanted);
    void navigate({ to: way ?? pagePaths.home, replace: true });
  }, [navigate]);
}

/** What a visitor tapped before signing in happens now. */
async function fulfil(command: Command): Promise<void> {
  try {
    await submit([{ command }]);
  } catch (error) {
    showNotice({ kind: 'error', text: toWriteFailure(error, command.op) });
  }
}
