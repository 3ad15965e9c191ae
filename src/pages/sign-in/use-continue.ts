import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import type { Command } from '#contract/writes.ts';
import { submit, toWriteFailure } from '#domain/outbox/submit.ts';
import { takeWantedWrite } from '#platform/return-address.ts';
import { SIGN_IN_PAGES, takeReturnAddress } from '#platform/take-return-address.ts';
import { showNotice } from '#ui/notice/notices.ts';

/** Returns a function that navigates after sign-in to the page that sent the user here, else home. */
export function useContinue(): () => void {
  const navigate = useNavigate();
  useKeepReturnAddress();
  return useCallback(() => {
    const returnAddress = takeReturnAddress();
    const wanted = takeWantedWrite();
    if (wanted) void fulfil(wanted);
    void navigate({ to: returnAddress ?? pagePaths.home, replace: true });
  }, [navigate]);
}

/** Clears the stored return address when the user leaves the sign-in pages without signing in. */
export function useKeepReturnAddress(): void {
  const router = useRouter();
  useEffect(
    () => () => {
      if (!SIGN_IN_PAGES.has(router.latestLocation.pathname)) takeReturnAddress();
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
