import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * A text that depends on the reader's clock or time zone: in a served page `served`, which is the same for everybody, and
 * `read()` as soon as the app has taken the page over.
 */
export function useLocalText(read: () => string, served: string): string {
  return useSyncExternalStore(neverChanges, read, () => served);
}
