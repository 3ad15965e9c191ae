import type { AnyRouter } from '@tanstack/react-router';
import { whenIdle } from '#ui/when-idle.ts';

/** Loads, when idle, the code that installs the service worker, updates the app and offers to install it. */
export function startUpkeep(router: AnyRouter): void {
  if (!import.meta.env.PROD) return;
  let offer: Event | undefined;
  // The browser fires this event once and early. The install card is shown at a better moment.
  globalThis.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event;
  });
  const isFirstVisit = navigator.serviceWorker?.controller === null;
  const takeOffer = () => offer;
  whenIdle(() => {
    import('./upkeep.ts').then(
      ({ keepUp }) => keepUp({ router, isFirstVisit, takeOffer }),
      // If the chunk fails to load, the app works online only, as in a browser that refuses service workers.
      () => undefined,
    );
  });
}
