import type { QueryClient } from '@tanstack/react-query';
import { Workbox } from 'workbox-window';

/** Registers the service worker once the page stands, and lets it fetch the collection when it first controls us. */
export function startWorker(queryClient: QueryClient): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const wasControlled = navigator.serviceWorker.controller !== null;
  if (!wasControlled) {
    navigator.serviceWorker.addEventListener(
      'controllerchange',
      () => {
        // What is on screen was fetched past the worker: once through it, so that it is kept.
        void queryClient.invalidateQueries({ queryKey: ['recipes'] });
        whenIdle(fetchCollection);
      },
      { once: true },
    );
  }
  // A browser may refuse a worker (private windows, some settings): the app then goes on with the network alone.
  const worker = new Workbox('/sw.js');
  void worker.register().catch(() => undefined);
}

/** The whole collection's texts, once, unless the cook saves data. */
function fetchCollection(): void {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const savesData =
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true;
  if (savesData) return;
  navigator.serviceWorker.controller?.postMessage({ kind: 'fetch-collection' });
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 1000);
}
