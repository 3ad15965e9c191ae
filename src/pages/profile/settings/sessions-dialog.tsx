import { chakra } from '@chakra-ui/react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useRef, useState } from 'react';
import { endSession as deleteSession, listSessions } from '#contract/account/endpoints.ts';
import type { SignedInSession } from '#contract/account/session.ts';
import { toLinkText } from '#domain/account/link-calls.ts';
import { toHint } from '#platform/network/failures.ts';
import { readViewerId } from '#platform/network/fetch-page.ts';
import { callApi } from '#platform/network/send.ts';
import * as accountTexts from '#texts/account.ts';
import * as appTexts from '#texts/app.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import { showNotice } from '#ui/notice/notices.ts';
import { toUsedWhen } from './used-when.ts';

/** The member's sessions, refetched at every opening. */
const sessionsQuery = () =>
  queryOptions({
    queryKey: ['community', readViewerId(), 'sessions'],
    queryFn: () =>
      callApi(listSessions, { fallback: accountTexts.sessionsFailed, inBackground: true }),
    staleTime: 0,
  });

interface Props {
  close: () => void;
  /** Signs out of this device. */
  leave: () => void;
}

/** The member's sessions. Each can be signed out, the current one after a confirmation. */
export function SessionsDialog({ close, leave }: Props) {
  const { data, error, isPending, refetch } = useQuery(sessionsQuery());
  const [isAsking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  const end = async ({ id, device, isCurrent }: SignedInSession) => {
    if (isCurrent) return setAsking(true);
    try {
      await endSession(id);
      showNotice({
        kind: 'success',
        text: accountTexts.signedOut(device || accountTexts.unknownDevice),
      });
    } catch (failure) {
      showNotice({ kind: 'error', text: toLinkText(failure, accountTexts.sessionNotEnded) });
    }
    await refetch();
    // The focused button may have been removed with its row.
    list.current?.focus();
  };

  return (
    <ResponsiveDialog isOpen close={close} title={accountTexts.devicesTitle}>
      {isPending ? (
        <p role="status">{appTexts.loading}</p>
      ) : (
        <chakra.div display="grid" gap="3">
          {error && (
            <chakra.div role="alert" display="grid" justifyItems="start" gap="2">
              <span>{toHint(error)}</span>
              <Button variant="outline" size="sm" onClick={() => void refetch()}>
                {appTexts.tryAgain}
              </Button>
            </chakra.div>
          )}
          <chakra.ul ref={list} tabIndex={-1} aria-label={accountTexts.devicesTitle} display="grid">
            {data?.sessions.map((session) => (
              <Row key={session.id} session={session} end={() => end(session)} />
            ))}
          </chakra.ul>
          {data?.sessions.length === 1 && (
            <chakra.p color="ink.muted">{accountTexts.noOtherSession}</chakra.p>
          )}
        </chakra.div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={accountTexts.signOutHere}
        icon={<LogOut size={26} />}
        keep={accountTexts.staySignedIn}
        confirm={accountTexts.signOut}
        onKeep={() => setAsking(false)}
        onConfirm={() => {
          close();
          leave();
        }}
      >
        {accountTexts.signOutHereHint}
      </ConfirmDialog>
    </ResponsiveDialog>
  );
}

function Row({ session, end }: { session: SignedInSession; end: () => Promise<void> }) {
  const { device, usedAt, createdAt, isCurrent } = session;
  const [isBusy, setBusy] = useState(false);
  const name = device || accountTexts.unknownDevice;
  const act = async () => {
    if (isBusy) return;
    setBusy(true);
    await end();
    setBusy(false);
  };
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 9rem), auto))"
      justifyContent="space-between"
      alignItems="center"
      gap="3"
      py="3"
      borderTop="1px solid {colors.line}"
    >
      <chakra.span display="grid" overflowWrap="anywhere">
        <chakra.span fontWeight="700">{name}</chakra.span>
        <chakra.span textStyle="small" color={isCurrent ? 'basil' : 'ink.muted'}>
          {isCurrent ? accountTexts.thisDevice : accountTexts.lastUsed(toUsedWhen(usedAt))}
        </chakra.span>
        <chakra.span textStyle="small" color="ink.muted">
          {accountTexts.signedInOn(toUsedWhen(createdAt))}
        </chakra.span>
      </chakra.span>
      <Button
        variant="outline"
        size="sm"
        aria-disabled={isBusy || undefined}
        aria-label={accountTexts.signOutNamed(isCurrent ? accountTexts.thisOne : name)}
        onClick={() => void act()}
      >
        {accountTexts.signOut}
      </Button>
    </chakra.li>
  );
}

/** Ends a session. Throws a RejectedFailure if it has already ended. */
async function endSession(sessionId: string): Promise<void> {
  await callApi(deleteSession, { params: { sessionId }, fallback: accountTexts.sessionNotEnded });
}
