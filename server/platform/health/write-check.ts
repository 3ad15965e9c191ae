import { setTimeout as delay } from 'node:timers/promises';

// Milliseconds for which a result is reused.
const GOOD_LASTS_MS = 10_000;
const BAD_LASTS_MS = 1000;
/** Milliseconds after which a missing response counts as a failed write. */
const DEADLINE_MS = 2000;

/**
 * Returns a function that checks with `tryWrite` if writes work. It runs at most every ten seconds while they work
 * and every second while they fail. Concurrent calls share one attempt. `onFault` is called when writes start to
 * fail.
 */
export function createWriteCheck(
  tryWrite: () => Promise<unknown>,
  onFault: (error: unknown) => void,
): () => Promise<boolean> {
  let known = true;
  let knownUntil = 0;
  let look: Promise<boolean> | undefined;
  const note = (isGood: boolean) => {
    known = isGood;
    knownUntil = performance.now() + (isGood ? GOOD_LASTS_MS : BAD_LASTS_MS);
    return isGood;
  };
  return () => {
    if (performance.now() < knownUntil) return Promise.resolve(known);
    look ??= tryWrite()
      .then(
        () => note(true),
        (error: unknown) => {
          if (known) onFault(error);
          return note(false);
        },
      )
      .finally(() => {
        look = undefined;
      });
    return Promise.race([look, delay(DEADLINE_MS, false, { ref: false })]);
  };
}
