import type { AnyRouter } from '@tanstack/react-router';
import { Workbox } from 'workbox-window';
import { toPageColour } from '../contract/page/page-colour.ts';
import { pagePaths } from '../contract/paths.ts';
import { dishTransition } from './browser/dish-transition.ts';
import { hasHint, noteFound, whenHinted } from './browser/hints.ts';
import { readSession } from './browser/session.ts';
import { prefetchForPage } from './data/prefetch.ts';
import { watchDevice } from './features/shell/device-watch.ts';
import { setPageColour } from './features/shell/page-colour.ts';
import { catchLostChunks } from './features/upkeep/lost-chunks.ts';
import { offerInstall } from './features/upkeep/offer-install.ts';
import { watchFaults } from './features/upkeep/watch-faults.ts';
import { watchUpdates } from './features/upkeep/watch-updates.ts';
import { whenIdle } from './ui/when-idle.ts';

interface Start {
  router: AnyRouter;
  isFirstVisit: boolean;
  /** The browser's offer to install the app, once it has made one. */
  takeOffer: () => Event | undefined;
}

/** Where one looks around: nothing is cooked, typed or read there that the card could cover. */
const GOOD_TO_ASK = /^\/($|all-recipes|trending-recipes)/;
/** Where visitors too see what others write, and a page that is being opened has more important things to ask for. */
const OTHERS_WRITE = /^\/(?:community|post\/)/;
const LIVE_AFTER_MS = 4000;
const GATE_AFTER_MS = 10_000;
const COOKING_VIEW = /^\/recipe\/[^/]+\/cook\/?$/;

/** Keeps the app on the device and up to date, and the browser's bar in the page's colour. */
export function keepUp({ router, isFirstVisit, takeOffer }: Start): void {
  const toAddress = () => router.state.location.pathname;
  const followPages = (listener: () => void) => void router.subscribe('onResolved', listener);
  const colour = () => setPageColour(toPageColour(toAddress()));
  colour();
  followPages(colour);
  // The appearance may be another one than the system's, and change under the page.
  new MutationObserver(colour).observe(document.documentElement, { attributeFilter: ['class'] });
  catchLostChunks();
  const reportFault = watchFaults({
    toPage: () => toPattern(router.state.matches.at(-1)?.fullPath),
    showSent: () => void router.navigate({ to: pagePaths.status, hash: 'fault-reports' }),
  });
  router.update({ defaultOnCatch: reportFault });
  const isGoodPage = () => GOOD_TO_ASK.test(toAddress());
  offerInstall({ takeOffer, isGoodPage, followPages, countWaiting });
  whenIdle(() => void watchDevice((to) => void router.navigate({ to })));
  // A first visit was let through, and has more urgent requests.
  if (isFirstVisit) setTimeout(bringGateWatch, GATE_AFTER_MS);
  else whenIdle(bringGateWatch);
  bringLive(toAddress, followPages);
  bringDock(router);
  router.update({ defaultViewTransition: dishTransition });
  if (!('serviceWorker' in navigator)) return;
  if (isFirstVisit) meetWorker();
  void register({ isCookingView: () => COOKING_VIEW.test(toAddress()), followPages });
}

/** If it fails to load, the app only shows that it is offline. */
function bringGateWatch(): void {
  import('./features/shell/gate-watch.late.ts').then(
    ({ watchGate }) => watchGate(),
    () => undefined,
  );
}

/** '/recipe/$recipeId' -> '/recipe/:recipeId' */
function toPattern(path = '/'): string {
  return path.replaceAll('$', ':');
}

/** What others write is kept as the server has it by now; on other pages visitors load nothing for it. */
function bringLive(toAddress: () => string, followPages: (listener: () => void) => void): void {
  const look = () => {
    if (!readSession() && !OTHERS_WRITE.test(toAddress())) return;
    void import('./data/live/live.late.ts').then(
      ({ listenWhileShown }) => listenWhileShown(),
      // Without it a page asks again when somebody comes back to it.
      () => undefined,
    );
  };
  const lookLater = () => void setTimeout(look, LIVE_AFTER_MS);
  lookLater();
  followPages(lookLater);
}

/** Running timers stand on every page; a page without any loads nothing for them. */
function bringDock(router: AnyRouter): void {
  whenHinted(['timers'], () => {
    import('./features/kitchen/timers/stove-timers.late.tsx').then(
      ({ showDock }) => showDock((to, hash) => void router.navigate({ to, hash })),
      // Without it timers are shown where one cooks.
      () => undefined,
    );
  });
  // The first one was started in another tab.
  globalThis.addEventListener('storage', () => {
    if (hasHint('timers')) noteFound('timers');
  });
}

/** Whoever they belong to: all of it stays behind. The database is asked only where something is said to wait. */
async function countWaiting(): Promise<number> {
  if (!hasHint('outbox')) return 0;
  const { countWaitingOfAll } = await import('./data/outbox/decisions.late.ts');
  return countWaitingOfAll();
}

async function register(place: Parameters<typeof watchUpdates>[2]): Promise<void> {
  // A browser may refuse a worker (private windows, some settings): the app goes on with the network alone.
  const workbox = new Workbox('/sw.js');
  const registration = await workbox.register({ immediate: true }).catch(() => undefined);
  if (!registration) return;
  watchUpdates(workbox, registration, place);
  whenIdle(askForTheRest);
}

function meetWorker(): void {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) greet();
  else serviceWorker.addEventListener('controllerchange', greet, { once: true });
}

/** What was asked before the worker was in charge is asked again, so that it is kept. */
function greet(): void {
  prefetchForPage((client) => client.invalidateQueries({ queryKey: ['recipes'] }));
  whenIdle(askForTheRest);
}

/**
 * The collection's texts with a small picture of each dish, and the files that are precached late, unless the cook saves
 * data; the worker knows whether it is time to ask again.
 */
function askForTheRest(): void {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const savesData =
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true;
  if (savesData) return;
  navigator.serviceWorker.controller?.postMessage({ kind: 'fetch-collection' });
}
