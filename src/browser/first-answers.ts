const awaited = new Set<Promise<unknown>>();

/** Notes an answer that the first frame of a page needs, until it has settled. */
export function awaitForFirstFrame(answer: Promise<unknown>): void {
  const remove = () => awaited.delete(answer);
  awaited.add(answer);
  void answer.then(remove, remove);
}

/** Resolves once all that are noted have settled. */
export async function settleFirstAnswers(): Promise<void> {
  await Promise.allSettled(awaited);
}
