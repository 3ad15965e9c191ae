import * as v from 'valibot';

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
function ask(worker: ServiceWorker, type: string, withinMs: number): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(''), withinMs);
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(timer);
      port1.close();
      resolve(v.parse(Answer, data));
    });
    port1.start();
    worker.postMessage({ type }, [port2]);
  });
}
