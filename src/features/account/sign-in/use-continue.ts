import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { pagePaths } from '../../../../contract/paths.ts';
import type { Command } from '../../../../contract/writes/all.ts';
import { AROUND_SIGN_IN, takeWayBack } from '../../../browser/take-way-back.ts';
import { takeWanted } from '../../../browser/way-back.ts';
import { submit, toWriteFailure } from '../../../data/outbox/submit.ts';
import { showNotice } from '../../../ui/notice/notices.ts';

/** Returns a function that navigates after sign-in to the page that sent the user here, else home. */
export function useContinue(): () => void {
  const navigate = useNavigate();
  useKeepWayBack();
  return useCallback(() => {
    const way = takeWayBack();
    const wanted = takeWanted();
    if (wanted) void fulfil(wanted);
    void navigate({ to: way ?? pagePaths.home, replace: true });
  }, [navigate]);
}

/** Clears the stored way back when the user leaves the sign-in pages without signing in. */
export function useKeepWayBack(): void {
  const router = useRouter();
  useEffect(
    () => () => {
      if (!AROUND_SIGN_IN.has(router.latestLocation.pathname)) takeWayBack();
    },
    [router],
  );
}

/** Submits the write that a visitor began before signing in. */
async function fulfil(command: Command): Promise<void> {
  try {
    await submit([{ command }]);
  } catch (error) {
    showNotice({ kind: 'error', text: toWriteFailure(error, command.op) });
  }
}
