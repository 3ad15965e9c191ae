/** Waits for `work` and resolves to undefined if it fails. `why` states in the code why a failure is harmless. */
export function ignoreError<T>(work: Promise<T>, _why: string): Promise<T | undefined> {
  return work.catch(() => undefined);
}
