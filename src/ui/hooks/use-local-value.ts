import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Returns a value that depends on the device, clock or address: `served` during hydration, which is the same for
 * everyone, and `read()` afterwards.
 */
export function useLocalValue<Value extends string | number | boolean>(
  read: () => Value,
  served: Value,
): Value {
  return useSyncExternalStore(neverChanges, read, () => served);
}
