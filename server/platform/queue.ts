import * as accountTexts from '#texts/account.ts';
import { Problem } from './problem.ts';

/**
 * Runs a few jobs at a time and refuses those that do not fit into the queue. Jobs of different lanes take turns, so
 * a caller with many jobs does not delay the others.
 */
export type Queue = <T>(work: () => Promise<T>, lane?: string) => Promise<T>;

interface Waiting {
  start: () => void;
  refuse: (reason: Problem) => void;
}

/**
 * At most `concurrency` jobs run and `waiting` wait, because expensive work must not pile up. If the queue is full,
 * the newest job of the longest lane gets a 503. That can be the new job or one that is removed for it. p-limit has
 * neither lanes nor a limit of waiting jobs (docs/decisions/0131).
 */
export function createQueue({
  concurrency,
  waiting,
}: {
  concurrency: number;
  waiting: number;
}): Queue {
  let running = 0;
  let size = 0;
  // Lanes in the order of their turns. Empty lanes are removed.
  const lanes = new Map<string, Waiting[]>();

  const takeNext = (): Waiting | undefined => {
    const [first] = lanes;
    if (!first) return undefined;
    const [lane, jobs] = first;
    const job = jobs.shift();
    lanes.delete(lane);
    if (jobs.length > 0) lanes.set(lane, jobs);
    size -= 1;
    return job;
  };
  const makeRoom = (own: string): void => {
    const longest = [...lanes.values()].reduce((one, other) =>
      other.length > one.length ? other : one,
    );
    const busy = new Problem(503, accountTexts.busy, { retryAfter: 2 });
    if (longest.length <= (lanes.get(own)?.length ?? 0) + 1) throw busy;
    longest.pop()?.refuse(busy);
    size -= 1;
  };
  const wait = (lane: string): Promise<void> => {
    if (size >= waiting) makeRoom(lane);
    size += 1;
    const jobs = lanes.get(lane) ?? [];
    lanes.set(lane, jobs);
    return new Promise((start, refuse) => jobs.push({ start, refuse }));
  };

  return async (work, lane = '') => {
    if (running < concurrency) running += 1;
    // A job that ends passes its slot on directly, so no newcomer can take it.
    else await wait(lane);
    try {
      return await work();
    } finally {
      const next = takeNext();
      if (next) next.start();
      else running -= 1;
    }
  };
}
