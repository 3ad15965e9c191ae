import type { AnyRouter } from '@tanstack/react-router';
import { whenIdle } from './ui/when-idle.ts';

/** Once the page stands: what keeps the app on the device, up to date, and on the home screen. */
export function startUpkeep(router: AnyRouter): void {
  if (!import.meta.env.PROD) return;
  let offer: Event | undefined;
  // The browser says once, and early, that the app can be installed; the card asks at a better moment.
  globalThis.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event;
  });
  const isFirstVisit = navigator.serviceWorker?.controller === null;
  const takeOffer = () => offer;
  whenIdle(() => {
    import('./upkeep.ts').then(
      ({ keepUp }) => keepUp({ router, isFirstVisit, takeOffer }),
      // Without it the app goes on with the network alone, as on a browser that refuses workers.
      () => undefined,
    );
  });
}
