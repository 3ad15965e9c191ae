import { accountTexts } from '../texts/en/accounts.ts';
import { Problem } from './problem.ts';

/** Runs work a few at a time; what finds no room is refused. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** At most `atOnce` run and `waiting` wait; the next is a 503, for work that is dear must not pile up. */
export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): Queue {
  let running = 0;
  const line: (() => void)[] = [];

  return async (work) => {
    if (running < atOnce) running += 1;
    else if (line.length >= waiting) throw new Problem(503, accountTexts.busy, { retryAfter: 2 });
    // Whoever leaves hands the place on, so nobody else can take it in between.
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
