import { useState } from 'react';
import type { WaitingRow } from '../../data/outbox-things.ts';
import { showNotice } from '../../ui/notices.ts';

const load = () => import('../../data/outbox-decisions.ts');

/** The way to forget a write with what hangs on it. `hangingOn`: how many that is, while somebody is asked. */
export function useDiscard(row: WaitingRow | undefined, done: () => void) {
  const [hangingOn, setHangingOn] = useState<number>();
  return {
    hangingOn,
    ask: () =>
      decide(async () => {
        if (row) setHangingOn(await (await load()).countDependants(row));
      }),
    keep: () => setHangingOn(undefined),
    discard: () =>
      decide(async () => {
        setHangingOn(undefined);
        if (row) await (await load()).discard(row);
        done();
      }),
  };
}

/** What a member decides is kept on the device, or they hear that it could not be. */
export async function decide(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch {
    showNotice({ kind: 'error', text: 'This device keeps nothing at the moment' });
  }
}
