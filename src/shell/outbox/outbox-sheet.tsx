import { chakra } from '@chakra-ui/react';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { OUTBOX_BYTES_MAX, OUTBOX_ROWS_MAX } from '#contract/device/outbox.ts';
import { EarlierAccount } from '#domain/account/earlier-account.tsx';
import { useWaiting } from '#domain/outbox/waiting.ts';
import { toCountText } from '#domain/outbox/words.ts';
import { countItems, listItems, type OutboxCounts } from '#offline/outbox/items.ts';
import { useSession } from '#platform/session.ts';
import * as outboxTexts from '#texts/outbox.ts';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import { ConfirmDiscard, type DiscardRequest } from './confirm-discard.tsx';
import { OutboxRow } from './outbox-row.tsx';
import { PausedNote } from './paused-note.tsx';
import { SendAll } from './send-all.tsx';
import { useChanges } from './use-changes.ts';
import { useNames } from './use-names.ts';
import { useReach } from './use-reach.ts';

interface Props {
  isOpen: boolean;
  leaving: DiscardRequest | undefined;
  close: () => void;
}

/** All writes that the server does not have yet, refused ones first. */
export function OutboxSheet({ isOpen, leaving, close }: Props) {
  const waiting = useWaiting();
  const isMember = useSession() !== undefined;
  const list = useRef<HTMLUListElement>(null);
  const items = listItems(waiting.rows);
  const toNameOf = useNames(waiting, isOpen || leaving !== undefined);
  const change = useChanges(items);
  useClosedByLeaving(close);

  const ready = items.filter(({ refused }) => !refused);
  const counts = countItems(items);
  const isTried = ready.some(({ isDelayed }) => isDelayed);
  // Until the reachability is known, a delayed write counts as a sign that the server is away.
  const isReached = useReach(isOpen && ready.length > 0) ?? (navigator.onLine && !isTried);
  const bytes = waiting.rows.reduce((sum, row) => sum + row.bytes, 0);
  const isFull = waiting.rows.length >= OUTBOX_ROWS_MAX || bytes >= OUTBOX_BYTES_MAX;
  // Visitors must not see the texts of a previous member.
  const shown = isMember ? items : [];

  return (
    <>
      <ConfirmDiscard request={leaving} items={shown} toNameOf={toNameOf} />
      <ResponsiveDialog
        isOpen={isOpen}
        close={close}
        title={toTitle(counts)}
        footer={
          ready.length > 0 && !waiting.isPaused ? (
            <SendAll isReached={isReached} close={close} />
          ) : undefined
        }
      >
        <chakra.p role="status" srOnly>
          {change}
        </chakra.p>
        <chakra.p color="ink.muted" mt="-3" mb="4">
          {toHint({ ...counts, isReached, isPaused: waiting.isPaused })}
        </chakra.p>
        {waiting.isPaused && ready.length > 0 && <PausedNote count={ready.length} close={close} />}
        {isOpen && <EarlierAccount />}
        {isFull && (
          <chakra.p bg="butter.bg" color="butter" borderRadius="card" px="4" py="3" mb="4">
            {outboxTexts.tooMuchWaits}
          </chakra.p>
        )}
        <chakra.ul ref={list} tabIndex={-1} outline="none" listStyleType="none">
          {shown.map((item) => (
            <OutboxRow
              key={item.row.seq}
              item={item}
              isReached={isReached}
              name={toNameOf(item.row)}
              close={close}
              decided={() => list.current?.focus({ preventScroll: true })}
            />
          ))}
        </chakra.ul>
      </ResponsiveDialog>
    </>
  );
}

function toTitle(counts: OutboxCounts): string {
  return counts.waiting + counts.refused === 0 ? outboxTexts.nothingIsWaiting : toCountText(counts);
}

interface Hints extends OutboxCounts {
  isReached: boolean;
  isPaused: boolean;
}

function toHint({ waiting, refused, isReached, isPaused }: Hints): string {
  if (waiting + refused === 0) {
    return outboxTexts.emptyHint;
  }
  if (waiting === 0) {
    return outboxTexts.needDecisionFromYou(refused);
  }
  if (isPaused) return outboxTexts.nothingIsLost;
  const ways = outboxTexts.inOrder(isReached);
  return refused === 0 ? `${ways}.` : outboxTexts.decisionLeft(ways);
}

/** Closes the sheet when it has opened another page. */
function useClosedByLeaving(close: () => void): void {
  const address = useRouterState({ select: (state) => state.location.href });
  const openedAt = useRef(address);
  useEffect(() => {
    if (openedAt.current !== address) close();
    openedAt.current = address;
  }, [address, close]);
}
