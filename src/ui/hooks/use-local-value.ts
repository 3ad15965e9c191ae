import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * What depends on the reader's device, clock or address: in a served page `served`, which is the same for everybody, and
 * `read()` as soon as the app has taken the page over.
 */
export function useLocalValue<Value extends string | number | boolean>(
  read: () => Value,
  served: Value,
): Value {
  return useSyncExternalStore(neverChanges, read, () => served);
}
