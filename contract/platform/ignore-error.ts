/** Waits for `work` and resolves to undefined if it fails. `why` tells the reader of the code why nothing is lost. */
export function ignoreError<T>(work: Promise<T>, _why: string): Promise<T | undefined> {
  return work.catch(() => undefined);
}
