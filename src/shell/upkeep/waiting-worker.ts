import * as v from 'valibot';
import { messageSW } from 'workbox-window';

const Answer = v.fallback(v.string(), '');

/** The build of a waiting worker; '' if the worker does not know this message. */
export function askWhichBuild(worker: ServiceWorker): Promise<string> {
  return ask(worker, 'WHICH_BUILD', 1000);
}

/** "accepted", or "refused" if the worker knows of a busy tab. */
export function askTakeOver(worker: ServiceWorker): Promise<string> {
  return ask(worker, 'SKIP_WAITING', 10_000);
}

/** A worker of a very old build may never answer. */
async function ask(worker: ServiceWorker, type: string, withinMs: number): Promise<string> {
  const silence = new Promise<string>((resolve) => {
    setTimeout(() => resolve(''), withinMs);
  });
  return v.parse(Answer, await Promise.race([messageSW(worker, { type }), silence]));
}
