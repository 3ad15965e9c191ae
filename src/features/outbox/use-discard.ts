import { useState } from 'react';
import { decide } from '../../data/outbox/refusals.ts';
import type { OutboxRow } from '../../offline/outbox/rows.ts';
import { showNotice } from '../../ui/notice/notices.ts';

/** The way to forget a write with what hangs on it. `hangingOn`: how many that is, while somebody is asked. */
export function useDiscard(row: OutboxRow | undefined, done: () => void) {
  const [hangingOn, setHangingOn] = useState<number>();
  return {
    hangingOn,
    ask: () =>
      decideAloud(async ({ countDependants }) => {
        if (row) setHangingOn(await countDependants(row));
      }),
    keep: () => setHangingOn(undefined),
    discard: () =>
      decideAloud(async (decisions) => {
        setHangingOn(undefined);
        if (row) await decisions.discard(row);
        done();
      }),
  };
}

/** What a member decides is kept on the device, or they hear that it could not be. */
export async function decideAloud(work: Parameters<typeof decide>[0]): Promise<void> {
  const failure = await decide(work);
  if (failure) showNotice({ kind: 'error', text: failure });
}
