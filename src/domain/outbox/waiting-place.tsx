import { useSyncExternalStore } from 'react';
import styles from './waiting-place.module.css';

let place: HTMLElement | undefined;
const watchers = new Set<() => void>();

function setPlace(next: HTMLElement | undefined): void {
  place = next;
  for (const watcher of watchers) watcher();
}

/**
 * Slot for the queued-writes badge on phones, for a page without bars. The shell fills it. A narrow one shows the
 * numbers without their words.
 */
export const WaitingPlace = ({ isNarrow }: { isNarrow?: boolean }) => (
  <span ref={register} data-narrow={isNarrow || undefined} className={styles.place} />
);

function register(element: HTMLElement | null) {
  if (!element) return undefined;
  setPlace(element);
  return () => {
    // The next page may have registered its slot already.
    if (place === element) setPlace(undefined);
  };
}

/** Returns the slot of the current page, or undefined if it has none. */
export function useWaitingPlace(): HTMLElement | undefined {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => place,
    () => undefined,
  );
}
