import * as v from 'valibot';
import { messageSW } from 'workbox-window';

const Answer = v.fallback(v.string(), '');

/** Names what a waiting worker brings; '' from one that does not know the question. */
export function askWhichBuild(worker: ServiceWorker): Promise<string> {
  return ask(worker, 'WHICH_BUILD', 1000);
}

/** "accepted", or "refused" where the worker knows of a tab in which someone is busy. */
export function askTakeOver(worker: ServiceWorker): Promise<string> {
  return ask(worker, 'SKIP_WAITING', 10_000);
}

/** A worker of a build long gone may never answer. */
async function ask(worker: ServiceWorker, type: string, withinMs: number): Promise<string> {
  const silence = new Promise<string>((resolve) => {
    setTimeout(() => resolve(''), withinMs);
  });
  return v.parse(Answer, await Promise.race([messageSW(worker, { type }), silence]));
}
