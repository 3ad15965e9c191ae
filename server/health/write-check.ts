import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds for which the answer counts as it was found. */
const GOOD_LASTS_MS = 10_000;
const BAD_LASTS_MS = 1000;
/** What does not answer within so many milliseconds cannot be written. */
const DEADLINE_MS = 2000;

/**
 * Whether something can be written, which `tryWrite` finds out by doing so: tried at most every ten seconds while it can, every
 * second while it cannot. Concurrent calls share one attempt. `onFault` is told when it changes for the worse.
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
