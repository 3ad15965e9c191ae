import { accountTexts } from '../texts/en/accounts.ts';
import { Problem } from './problem.ts';

/** Runs a few jobs at a time and refuses those that do not fit into the queue. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** At most `concurrency` jobs run and `waiting` wait; the next one is a 503, because expensive work must not pile up. */
export function createQueue({
  concurrency,
  waiting,
}: {
  concurrency: number;
  waiting: number;
}): Queue {
  let running = 0;
  const line: (() => void)[] = [];

  return async (work) => {
    if (running < concurrency) running += 1;
    else if (line.length >= waiting) throw new Problem(503, accountTexts.busy, { retryAfter: 2 });
    // A job that ends passes its slot on directly, so no newcomer can take it.
    else await new Promise<void>((next) => line.push(next));
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
