import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { pagePaths } from '../../../../contract/paths.ts';
import { endSession } from '../../../browser/session.ts';

const LeaveDialog = lazy(() => import('./leave-dialog.tsx'));

/** Loaded with the wish to go: it reads the device's database. */
const signingOut = () => import('./sign-out.ts');

/** The way out: at once where nothing waits, else after a question, which `dialog` shows. */
export function useLeave(): {
  leave: () => void;
  /** The account is no more: nothing of it can be sent any longer. */
  gone: () => void;
  dialog: ReactNode;
} {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();

  const go = useCallback(
    async (waiting: 'keep' | 'delete') => {
      const { signOut } = await signingOut();
      void navigate({ to: pagePaths.home });
      await signOut(waiting);
    },
    [navigate],
  );
  const leave = async () => {
    const { mayWait } = await signingOut();
    if (await mayWait()) setAsking(true);
    else await go('keep');
  };

  return {
    // Without the code that tidies up one is signed out all the same.
    leave: () => void leave().catch(() => endSession('left')),
    gone: () => void go('delete').catch(() => endSession('left')),
    dialog: isAsking && (
      <Suspense fallback={null}>
        <LeaveDialog
          close={() => setAsking(false)}
          sendNow={async () => (await signingOut()).sendNow()}
          leave={go}
        />
      </Suspense>
    ),
  };
}
