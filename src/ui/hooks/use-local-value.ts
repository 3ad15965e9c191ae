import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Returns `served`, the same for everyone, on the server and during hydration, and `read()` afterwards. */
export function useLocalValue<Value extends string | number | boolean>(
  read: () => Value,
  served: Value,
): Value {
  return useSyncExternalStore(neverChanges, read, () => served);
}
