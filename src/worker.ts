/** Registers the service worker, and lets it fetch the collection's texts when it first controls us. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (navigator.serviceWorker.controller === null) {
    navigator.serviceWorker.addEventListener('controllerchange', () => void greetWorker(), {
      once: true,
    });
  }
  whenIdle(() => void register());
}

async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  // A browser may refuse a worker (private windows, some settings): the app then goes on with the network alone.
  await new Workbox('/sw.js').register().catch(() => undefined);
}

async function greetWorker(): Promise<void> {
  const { fetchAgainThroughWorker } = await import('./data/ahead.ts');
  fetchAgainThroughWorker();
  whenIdle(fetchCollection);
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
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 500);
}
