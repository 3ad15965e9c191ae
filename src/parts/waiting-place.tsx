import { useSyncExternalStore } from 'react';
import styles from './waiting-place.module.css';

let place: HTMLElement | undefined;
const watchers = new Set<() => void>();

function setPlace(next: HTMLElement | undefined): void {
  place = next;
  for (const watcher of watchers) watcher();
}

/** Where a page without bars shows on phones how much waits to be sent; the shell fills it. */
export const WaitingPlace = () => <span ref={register} className={styles.place} />;

function register(element: HTMLElement | null) {
  if (!element) return undefined;
  setPlace(element);
  return () => {
    // The next page may have its place already.
    if (place === element) setPlace(undefined);
  };
}

/** Of the page that is shown, or undefined where it has none. */
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
