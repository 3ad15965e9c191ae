export interface Clock {
  now: () => number;
  /** Resolves after `ms`, or never if `over` aborts first. */
  wait: (ms: number, over: AbortSignal) => Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (ms, over) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      over.addEventListener('abort', () => clearTimeout(timer));
    }),
};

/** Resolves with `work`, or after `ms` with the result of `onLate`. It does not cancel `work`. */
export async function withDeadline<T, Late>(
  work: Promise<T>,
  ms: number,
  clock: Clock,
  onLate: () => Late,
): Promise<T | Late> {
  const over = new AbortController();
  try {
    return await Promise.race([work, clock.wait(ms, over.signal).then(onLate)]);
  } finally {
    over.abort();
  }
}
