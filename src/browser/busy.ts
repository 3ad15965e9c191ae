import { useEffect } from 'react';
import { BUSY_LOCK } from '../../contract/device/locks.ts';

/** Tells the other tabs that somebody began or ended; whether anybody is busy is the lock's to say. */
const CHANNEL = 'simmer.busy';

let here = 0;

/** While true, no tab is offered a new version: someone cooks, or has typed what is not sent yet. */
export function useBusy(isBusy: boolean): void {
  useEffect(() => (isBusy ? holdBusy() : undefined), [isBusy]);
}

/** Holds the lock, shared with other pages, until the answer is called. */
export function holdBusy(): () => void {
  here += 1;
  const over = new AbortController();
  const held = () =>
    new Promise<void>((resolve) => {
      // Told once it is held: who looks before that may find nobody, and would not look again.
      tell();
      over.signal.addEventListener('abort', () => resolve());
      if (over.signal.aborted) resolve();
    });
  // Browsers refuse locks to documents without an origin of their own: nothing can be updated there either.
  const asked = toLocks()?.request(BUSY_LOCK, { mode: 'shared' }, held) ?? held();
  const ended = asked.catch(() => undefined).then(tell);
  return () => {
    if (!over.signal.aborted) here -= 1;
    over.abort();
    void ended;
  };
}

/** Whether any tab is busy; without Web Locks, whether this one is. The worker then refuses while others are open. */
export async function isAnyoneBusy(): Promise<boolean> {
  if (here > 0) return true;
  const { held = [], pending = [] } = (await toLocks()?.query()) ?? {};
  return [...held, ...pending].some(({ name }) => name === BUSY_LOCK);
}

/** Calls `listener` whenever somebody begins or ends, in any tab. */
export function followBusy(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

function tell(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** Absent on plain http and in older browsers, whatever the types say. */
function toLocks(): LockManager | null | undefined {
  return navigator.locks;
}
