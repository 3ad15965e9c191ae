export interface BatchOptions {
  /** Maximum number of concurrent batches. With two, one that hangs does not block the rest. */
  concurrency?: number;
  /** Maximum number of items in one batch. */
  maxSize?: number;
}

interface Waiting<I, O> {
  item: I;
  resolve: (answer: O) => void;
  reject: (error: unknown) => void;
}

/**
 * Combines single calls into batches. Calls within one turn of the event loop, and those that arrive while batches
 * are running, go into the next batch. A batch starts after all of its calls, so no result is older than its call.
 * `work` returns results in the order of its items.
 */
export function createBatcher<I, O>(
  work: (items: readonly I[]) => Promise<readonly O[]>,
  { concurrency = 2, maxSize = 100 }: BatchOptions = {},
): (item: I) => Promise<O> {
  let line: Waiting<I, O>[] = [];
  let running = 0;
  let isCalled = false;

  const call = () => {
    if (isCalled || running >= concurrency || line.length === 0) return;
    isCalled = true;
    setImmediate(() => {
      isCalled = false;
      const batch = line.slice(0, maxSize);
      line = line.slice(maxSize);
      void run(batch);
      call();
    });
  };
  const run = async (batch: readonly Waiting<I, O>[]) => {
    running += 1;
    try {
      const answers = await work(batch.map(({ item }) => item));
      for (const [n, { resolve, reject }] of batch.entries()) {
        const answer = answers[n];
        if (answer === undefined) reject(new Error('A batch returned too few results'));
        else resolve(answer);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      running -= 1;
      call();
    }
  };

  return (item) =>
    new Promise((resolve, reject) => {
      line.push({ item, resolve, reject });
      call();
    });
}
