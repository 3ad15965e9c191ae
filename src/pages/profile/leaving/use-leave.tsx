import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { endSession } from '#platform/session.ts';
import * as accountTexts from '#texts/account.ts';
import { showNotice } from '#ui/notice/notices.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { StoveDialog } from './stove-dialog.tsx';

/** Imported on demand, because it needs the device database. */
const signingOut = () => import('./sign-out.ts');

type Waiting = 'keep' | 'delete';

/** The open question: about pending writes, or once `waiting` is decided, about the dishes `titles`. */
type Question = { waiting?: never } | { waiting: Waiting; titles: string[] };

/** Signs out, after questions about pending writes and dishes in progress, which `dialog` shows. */
export function useLeave(): {
  leave: () => void;
  /** Called once the account is deleted, so its pending writes are deleted too. */
  onDeleted: () => void;
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
    showNotice({ kind: 'success', text: accountTexts.accountDeleted });
  };
  const close = () => setQuestion(undefined);

  return {
    // If the chunk fails to load, the session still ends, without cleaning up.
    leave: () => void leave().catch(() => endSession('left')),
    onDeleted: () => void forget().catch(() => endSession('left')),
    dialog:
      question &&
      (question.waiting === undefined ? (
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
      )),
  };
}
