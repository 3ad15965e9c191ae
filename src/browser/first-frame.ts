declare global {
  /**
   * Returns the buttons that were tapped so far, and notes no more. Set by the start script of a page that was served with
   * content (scripts/build/start-script.js), until the app has taken it over.
   */
  var takeEarlyTaps: (() => HTMLElement[]) | undefined;
}

const awaited = new Set<Promise<unknown>>();

/** Notes what the first frame of a page needs, an answer or code, until it has settled. */
export function awaitForFirstFrame(part: Promise<unknown>): void {
  const remove = () => awaited.delete(part);
  awaited.add(part);
  void part.then(remove, remove);
}

/** Resolves once all that are noted have settled, also those noted meanwhile. */
export async function settleFirstFrame(): Promise<void> {
  while (awaited.size > 0) await Promise.allSettled(awaited);
}

/** Whether what stands on the page was made by the server, and the app is not there yet. */
export function isToBeTakenOver(): boolean {
  return globalThis.takeEarlyTaps !== undefined;
}
