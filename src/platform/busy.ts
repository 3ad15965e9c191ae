import { useEffect } from 'react';
import { BUSY_LOCK } from '#contract/device/names.ts';
import { ignoreError } from '#contract/platform/ignore-error.ts';

/** Notifies the other tabs of a change. The lock itself holds the state. */
const CHANNEL = 'simmer.busy';

let ownHolds = 0;

/** While true, no tab offers a new version, because the user cooks or has unsent text. */
export function useBusy(isBusy: boolean): void {
  useEffect(() => (isBusy ? holdBusy() : undefined), [isBusy]);
}

/** Holds the shared lock until the returned function is called. */
export function holdBusy(): () => void {
  ownHolds += 1;
  const release = new AbortController();
  const held = () =>
    new Promise<void>((resolve) => {
      // Sent once the lock is held. A tab that checks earlier may find the lock free and will not check again.
      notifyTabs();
      release.signal.addEventListener('abort', () => resolve());
      if (release.signal.aborted) resolve();
    });
  const request = toLocks()?.request(BUSY_LOCK, { mode: 'shared' }, held) ?? held();
  const ended = ignoreError(request, 'an opaque origin has no locks').then(notifyTabs);
  return () => {
    if (!release.signal.aborted) ownHolds -= 1;
    release.abort();
    void ended;
  };
}

/** True if any tab is busy. Without Web Locks it only knows this tab, and the worker refuses if others are open. */
export async function isAnyoneBusy(): Promise<boolean> {
  if (ownHolds > 0) return true;
  const { held = [], pending = [] } = (await toLocks()?.query()) ?? {};
  return [...held, ...pending].some(({ name }) => name === BUSY_LOCK);
}

export function subscribeToBusy(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

function notifyTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** Undefined on plain http and in older browsers, although the DOM types promise it. */
function toLocks(): LockManager | null | undefined {
  return navigator.locks;
}
