const LOCK = 'kitchen-sound';

export interface SoundingTab {
  isSoundingTab: () => boolean;
  leaveSound: () => void;
}

/**
 * Decides which of several tabs sounds. All tabs that may sound request one lock, which is released when its holder
 * closes. If the browser has no Web Locks, each tab sounds.
 */
export function createSoundingTab(): SoundingTab {
  let state: 'free' | 'requested' | 'ours' = 'free';
  let isWanted = false;
  let release: (() => void) | undefined;

  const hold = async () => {
    if (!isWanted) return;
    state = 'ours';
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  };
  const free = () => {
    state = 'free';
    release = undefined;
  };
  return {
    isSoundingTab: () => {
      if (!('locks' in navigator)) return true;
      isWanted = true;
      if (state === 'free') {
        state = 'requested';
        navigator.locks.request(LOCK, hold).then(free, free);
      }
      return state === 'ours';
    },
    leaveSound: () => {
      isWanted = false;
      release?.();
    },
  };
}

/** `leaveSound` releases the lock once the tab has no timer, so that the browser may cache the page. */
export const { isSoundingTab, leaveSound } = createSoundingTab();
