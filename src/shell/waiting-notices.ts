import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { showOutbox } from '#domain/outbox/opening.ts';
import { canSendAgain, decide, toRefusalText } from '#domain/outbox/refusals.ts';
import { useWaiting } from '#domain/outbox/waiting.ts';
import { toCountText, toName, toTitle } from '#domain/outbox/words.ts';
import { countItems, listItems, type OutboxItem } from '#offline/outbox/items.ts';
import type { OutboxRow } from '#offline/outbox/rows.ts';
import { saveReturnAddress } from '#platform/return-address.ts';
import * as appTexts from '#texts/app.ts';
import * as outboxTexts from '#texts/outbox.ts';
import { dismissNotice, showNotice } from '#ui/notice/notices.ts';

type Notice = Parameters<typeof showNotice>[0];
type Waiting = ReturnType<typeof useWaiting>;

/**
 * Shows notices about pending writes: the outbox is paused until the member signs in again, or the server refused a
 * write. A notice stays until its cause is gone. None is shown on the sign-in pages and while cooking.
 */
export function useWaitingNotices(): void {
  const router = useRouter();
  const address = useRouterState({ select: (state) => state.location.pathname });
  const waiting = useWaiting();
  const shown = useRef(new Map<string, number>());
  const isQuiet =
    address === pagePaths.login || address === pagePaths.register || address.endsWith('/cook');

  useEffect(() => {
    const wanted = new Map<string, Notice>();
    const { rows, isPaused } = waiting;
    const count = rows.filter(({ state }) => state !== 'failed').length;
    if (!isQuiet && isPaused && count > 0) {
      wanted.set(`paused ${count}`, {
        kind: 'info',
        text: outboxTexts.signInAgainToSend(count),
        staysMs: 'until-dismissed',
        action: {
          label: appTexts.signIn,
          run: () => {
            saveReturnAddress(router.state.location.href);
            void router.navigate({ to: pagePaths.login });
          },
        },
      });
    }
    const refused = isQuiet ? [] : listItems(rows).filter((thing) => thing.refused);
    if (refused.length > 0) {
      wanted.set(refused.map((thing) => thing.refused?.key).join(), toRefusal(refused, waiting));
    }
    show(wanted, shown.current);
  }, [waiting, isQuiet, router]);

  useEffect(() => {
    const shownNotices = shown.current;
    return () => show(new Map(), shownNotices);
  }, []);
}

/** Dismisses outdated notices and shows new ones. */
function show(wanted: ReadonlyMap<string, Notice>, shown: Map<string, number>): void {
  for (const [key, id] of shown) {
    if (wanted.has(key)) continue;
    dismissNotice(id);
    shown.delete(key);
  }
  for (const [key, notice] of wanted) {
    if (!shown.has(key)) shown.set(key, showNotice(notice));
  }
}

/** One notice for all refused writes. The member decides on each one in the outbox. */
function toRefusal(things: readonly OutboxItem[], waiting: Waiting): Notice {
  const [first] = things;
  const retryable = things.flatMap((thing) => thing.refused ?? []).filter(canSendAgain);
  const one = things.length === 1 ? first : undefined;
  return {
    ...(one?.refused
      ? {
          about: toTitle(one.row, toName(one.row, waiting, new Map())),
          text: toRefusalText(one.refused),
        }
      : { text: toCountText(countItems(things)) }),
    kind: 'error',
    staysMs: 'until-dismissed',
    action: { label: appTexts.show, run: showOutbox },
    // The second button prevents that an unrelated key press dismisses the notice.
    other:
      retryable.length > 0
        ? { label: appTexts.tryAgain, run: () => void sendAgain(retryable) }
        : { label: appTexts.later, run: putAside },
  };
}

/** Only dismisses the notice; the count in the bar stays. */
function putAside(): void {}

async function sendAgain(refused: readonly OutboxRow[]): Promise<void> {
  const failure = await decide(async (decisions) => {
    for (const row of refused) await decisions.sendAgain(row);
  });
  if (failure) showNotice({ kind: 'error', text: failure });
}
