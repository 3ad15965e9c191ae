const LOCK = 'kitchen-sound';

let state: 'free' | 'asked' | 'ours' = 'free';
let isWanted = false;
let letGo: (() => void) | undefined;

/**
 * Whether this tab is the one that sounds. All tabs that may do so ask for one lock, which is free again when its holder is
 * closed. Without Web Locks each of them sounds.
 */
export function isSoundingTab(): boolean {
  if (!('locks' in navigator)) return true;
  isWanted = true;
  if (state === 'free') {
    state = 'asked';
    navigator.locks.request(LOCK, hold).then(free, free);
  }
  return state === 'ours';
}

/** No timer is left here: the lock is given back, so that the page may sleep in the browser's cache. */
export function leaveSound(): void {
  isWanted = false;
  letGo?.();
}

async function hold(): Promise<void> {
  if (!isWanted) return;
  state = 'ours';
  await new Promise<void>((resolve) => {
    letGo = resolve;
  });
}

function free(): void {
  state = 'free';
  letGo = undefined;
}
