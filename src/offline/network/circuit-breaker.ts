import type { NetworkFailure } from '#contract/device/stored-copy.ts';
import { CIRCUIT_OPEN_MS } from '#contract/platform/limits.ts';

/** Returns cached copies at once for a while after a failure, so that requests do not wait for their deadlines. */
export interface CircuitBreaker {
  /** The kind of trouble while the circuit is open; null while it is closed. */
  findFailure: (now: number) => NetworkFailure | null;
  open: (now: number, failure: NetworkFailure) => void;
  close: () => void;
}

export function createCircuitBreaker(): CircuitBreaker {
  let opened: { at: number; failure: NetworkFailure } | null = null;
  return {
    findFailure: (now) => {
      if (!opened) return null;
      const openFor = now - opened.at;
      // The clock may have been set back.
      return openFor >= 0 && openFor < CIRCUIT_OPEN_MS ? opened.failure : null;
    },
    open: (at, failure) => {
      opened = { at, failure };
    },
    close: () => {
      opened = null;
    },
  };
}
