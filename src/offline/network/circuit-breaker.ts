import type { NetworkTrouble } from '../../../contract/device/stored-copy.ts';
import { CIRCUIT_OPEN_MS } from '../../../contract/limits.ts';

/** Returns cached copies at once for a while after a failure, so that requests do not wait for their deadlines. */
export interface CircuitBreaker {
  /** The kind of trouble while the circuit is open; null while it is closed. */
  findTrouble: (now: number) => NetworkTrouble | null;
  open: (now: number, trouble: NetworkTrouble) => void;
  close: () => void;
}

export function createCircuitBreaker(): CircuitBreaker {
  let opened: { at: number; trouble: NetworkTrouble } | null = null;
  return {
    findTrouble: (now) => {
      if (!opened) return null;
      const openFor = now - opened.at;
      // The clock may have been set back.
      return openFor >= 0 && openFor < CIRCUIT_OPEN_MS ? opened.trouble : null;
    },
    open: (at, trouble) => {
      opened = { at, trouble };
    },
    close: () => {
      opened = null;
    },
  };
}
