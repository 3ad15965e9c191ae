/** Waits for `work` and resolves to undefined if it fails. `why` tells the reader of the code why nothing is lost. */
export async function ignoreError<T>(work: Promise<T>, _why: string): Promise<T | undefined> {
  try {
    return await work;
  } catch {
    return undefined;
  }
}
