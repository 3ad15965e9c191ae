import { useState } from 'react';
import { decide } from '#domain/outbox/refusals.ts';
import type { OutboxRow } from '#offline/outbox/rows.ts';
import { showNotice } from '#ui/notice/notices.ts';

/** Discards a write with its dependents. `hangingOn`: their number while the confirmation is open. */
export function useDiscard(row: OutboxRow | undefined, done: () => void) {
  const [hangingOn, setHangingOn] = useState<number>();
  return {
    hangingOn,
    ask: () =>
      decideOrNotify(async ({ countDependants }) => {
        if (row) setHangingOn(await countDependants(row));
      }),
    keep: () => setHangingOn(undefined),
    discard: () =>
      decideOrNotify(async (decisions) => {
        setHangingOn(undefined);
        if (row) await decisions.discard(row);
        done();
      }),
  };
}

/** Runs a decision and shows a notice if the device could not store it. */
export async function decideOrNotify(work: Parameters<typeof decide>[0]): Promise<void> {
  const failure = await decide(work);
  if (failure) showNotice({ kind: 'error', text: failure });
}
