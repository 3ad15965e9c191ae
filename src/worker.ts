import { aheadOfPage } from './data/ahead-of-page.ts';

/** Registers the service worker, and lets it fetch the collection's texts when it first controls us. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (navigator.serviceWorker.controller === null) {
    navigator.serviceWorker.addEventListener('controllerchange', greetWorker, {
      once: true,
    });
  }
  whenIdle(() => void register());
}

async function register(): Promise<void> {
  try {
    const { Workbox } = await import('workbox-window');
    await new Workbox('/sw.js').register();
    whenIdle(fetchCollection);
  } catch {
    // A browser may refuse a worker (private windows, some settings): the app goes on with the network alone.
    return;
  }
}

function greetWorker(): void {
  aheadOfPage((ahead) => ahead.fetchAgainThroughWorker());
  whenIdle(fetchCollection);
}

/** The whole collection's texts, unless the cook saves data; the worker knows whether it is time to ask again. */
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
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 500);
}
