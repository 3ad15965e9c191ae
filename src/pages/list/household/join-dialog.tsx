import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { joinHousehold } from '#domain/household/changes.ts';
import { OfflineFailure, RejectedFailure } from '#platform/network/failures.ts';
import { openSignIn } from '#platform/return-address.ts';
import { useSession } from '#platform/session.ts';
import * as appTexts from '#texts/app.ts';
import * as householdTexts from '#texts/household.ts';
import * as sharingTexts from '#texts/sharing.ts';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import { showNotice } from '#ui/notice/notices.ts';
import styles from './household-dialog.module.css';

interface Props {
  token: string;
  isOpen: boolean;
  close: () => void;
}

type Failure = { title: string; hint: string };

/** Explains an invitation and accepts it. A visitor signs in first and then returns here. */
export function JoinDialog({ token, isOpen, close }: Props) {
  const router = useRouter();
  const isMember = useSession() !== undefined;
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const signIn = () => {
    close();
    openSignIn(router, { back: `${pagePaths.list}#invite=${encodeURIComponent(token)}` });
  };
  const join = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { name } = await joinHousehold(token);
      close();
      showNotice({ kind: 'success', text: sharingTexts.joined(name) });
    } catch (error) {
      setFailure(toFailure(error));
    }
    setBusy(false);
  };
  const canRetry = failure?.title !== sharingTexts.expiredTitle;
  return (
    <ResponsiveDialog
      isOpen={isOpen}
      close={close}
      title={failure?.title ?? sharingTexts.joinTitle}
    >
      <div className={styles.body}>
        <p role={failure ? 'alert' : undefined}>{failure?.hint ?? sharingTexts.joinHint}</p>
        {!isMember && <p className={styles.muted}>{sharingTexts.joinSignInHint}</p>}
        <div className={styles.ways}>
          {canRetry && (
            <Button
              variant="flame"
              aria-disabled={isBusy || undefined}
              onClick={isMember ? () => void join() : signIn}
            >
              {isMember ? sharingTexts.join : appTexts.logIn}
            </Button>
          )}
          <Button variant="outline" onClick={close}>
            {canRetry ? sharingTexts.notNow : appTexts.close}
          </Button>
        </div>
      </div>
    </ResponsiveDialog>
  );
}

function toFailure(error: unknown): Failure {
  if (error instanceof OfflineFailure) {
    return { title: sharingTexts.joinTitle, hint: sharingTexts.joinOffline };
  }
  // The invitation was used, is older than 48 hours, or never existed.
  if (error instanceof RejectedFailure && [404, 410].includes(error.status)) {
    return { title: sharingTexts.expiredTitle, hint: sharingTexts.expiredHint };
  }
  const hint = error instanceof Error ? error.message : householdTexts.notJoined;
  return { title: sharingTexts.joinFailed, hint };
}
