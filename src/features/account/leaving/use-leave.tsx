import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { pagePaths } from '../../../../contract/paths.ts';
import * as accountCareTexts from '../../../../texts/en/account-care.ts';
import { endSession } from '../../../browser/session.ts';
import { showNotice } from '../../../ui/notice/notices.ts';

const LeaveDialog = lazy(() => import('./leave-dialog.tsx'));
const StoveDialog = lazy(() => import('./stove-dialog.tsx'));

/** Loaded with the wish to go: it reads the device's database. */
const signingOut = () => import('./sign-out.ts');

type Waiting = 'keep' | 'delete';

/** What has to be answered first: what happens to writes that wait, and once `waiting` says so, to the dishes `titles`. */
type Question = { waiting?: never } | { waiting: Waiting; titles: string[] };

/** The way out: at once where nothing waits and nothing cooks, else after questions, which `dialog` shows. */
export function useLeave(): {
  leave: () => void;
  /** The account is no more: nothing of it can be sent any longer. */
  gone: () => void;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question>();
  const navigate = useNavigate();

  const go = useCallback(
    async (waiting: Waiting) => {
      const { signOut } = await signingOut();
      void navigate({ to: pagePaths.home });
      await signOut(waiting);
    },
    [navigate],
  );
  const askOfStove = useCallback(
    async (waiting: Waiting) => {
      const titles = await (await signingOut()).readDishNames();
      if (titles.length > 0) setQuestion({ waiting, titles });
      else await go(waiting);
    },
    [go],
  );
  const leave = async () => {
    const { mayWait } = await signingOut();
    if (await mayWait()) setQuestion({});
    else await askOfStove('keep');
  };
  const forget = async () => {
    await (await signingOut()).clearStove();
    await go('delete');
    showNotice({ kind: 'success', text: accountCareTexts.accountDeleted });
  };
  const close = () => setQuestion(undefined);

  return {
    // Without the code that tidies up one is signed out all the same.
    leave: () => void leave().catch(() => endSession('left')),
    gone: () => void forget().catch(() => endSession('left')),
    dialog: question && (
      <Suspense fallback={null}>
        {question.waiting === undefined ? (
          <LeaveDialog
            close={close}
            sendNow={async () => (await signingOut()).sendNow()}
            leave={askOfStove}
          />
        ) : (
          <StoveDialog
            close={close}
            titles={question.titles}
            leave={async (dishes) => {
              if (dishes === 'clear') await (await signingOut()).clearStove();
              await go(question.waiting);
            }}
          />
        )}
      </Suspense>
    ),
  };
}
