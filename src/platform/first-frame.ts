declare global {
  /**
   * Returns the buttons that were tapped before the app hydrated a served page, and stops recording taps. Defined by
   * the start script (tools/build/start-script.js).
   */
  var takeEarlyTaps: (() => HTMLElement[]) | undefined;
  /** True if a served page was scrolled before the app started. Defined by the start script. */
  var wasScrolledEarly: boolean | undefined;
}

const awaited = new Set<Promise<unknown>>();

/** Registers a response or a chunk that the first frame of a page needs, until it settles. */
export function awaitForFirstFrame(part: Promise<unknown>): void {
  const remove = () => awaited.delete(part);
  awaited.add(part);
  void part.then(remove, remove);
}

export async function settleFirstFrame(): Promise<void> {
  while (awaited.size > 0) await Promise.allSettled(awaited);
}
