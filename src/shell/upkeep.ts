import type { AnyRouter } from '@tanstack/react-router';
import { Workbox } from 'workbox-window';
import { toPageColour } from '#contract/page/colour.ts';
import { isCookingPage, pagePaths } from '#contract/page/paths.ts';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { listenWhileShown } from '#domain/live/listen-while-shown.ts';
import { loadOutbox } from '#domain/outbox/load-outbox.ts';
import { prefetchForPage } from '#domain/prefetch.ts';
import { dishTransition } from '#platform/dish-transition.ts';
import { confirmHint, hasHint, whenHinted } from '#platform/hints.ts';
import { readSession } from '#platform/session.ts';
import { getSystem } from '#ui/theme/system.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { watchDevice } from './device-watch.ts';
import { watchGate } from './gate-watch.ts';
import { catchLostChunks } from './upkeep/lost-chunks.ts';
import { offerInstall } from './upkeep/offer-install.ts';
import { watchFaults } from './upkeep/watch-faults.ts';
import { watchUpdates } from './upkeep/watch-updates.ts';

interface Start {
  router: AnyRouter;
  isFirstVisit: boolean;
  /** Returns the browser's install prompt event, once it has fired. */
  takeOffer: () => Event | undefined;
}

/** Pages on which the install card covers no cooking view and no form. */
const GOOD_TO_ASK = /^\/($|all-recipes|trending-recipes)/;
/** Pages on which visitors also see live updates. They start late, because more important requests come first. */
const OTHERS_WRITE = /^\/(?:community|post\/)/;
const LIVE_AFTER_MS = 4000;
const GATE_AFTER_MS = 10_000;

/** Keeps the app on the device and up to date, and sets the browser bar to the page's colour. */
export function keepUp({ router, isFirstVisit, takeOffer }: Start): void {
  const toAddress = () => router.state.location.pathname;
  const followPages = (listener: () => void) => void router.subscribe('onResolved', listener);
  const colour = () => setPageColour(toPageColour(toAddress()));
  colour();
  followPages(colour);
  // The theme may differ from the system's, and may change while the page is open.
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
  // A first visit has just reached the server, and has more urgent requests.
  if (isFirstVisit) setTimeout(watchGate, GATE_AFTER_MS);
  else whenIdle(watchGate);
  bringLive(toAddress, followPages);
  bringDock(router);
  router.update({ defaultViewTransition: dishTransition });
  if (!('serviceWorker' in navigator)) return;
  if (isFirstVisit) meetWorker();
  void register({ isCookingView: () => isCookingPage(toAddress()), followPages });
}

/**
 * Sets the colour of the browser bar. In dark mode it is one brown for all pages. The app's appearance counts, not the
 * system's.
 */
function setPageColour(byDay: string): void {
  const isNight = document.documentElement.classList.contains('dark');
  const byNight = String(getSystem().token('colors.brand.evening'));
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
    meta.setAttribute('content', isNight ? byNight : byDay);
  }
}

/** '/recipe/$recipeId' -> '/recipe/:recipeId' */
function toPattern(path = '/'): string {
  return path.replaceAll('$', ':');
}

/** Subscribes to live updates, for visitors only on pages with community content. */
function bringLive(toAddress: () => string, followPages: (listener: () => void) => void): void {
  const look = () => {
    if (readSession() || OTHERS_WRITE.test(toAddress())) listenWhileShown();
  };
  const lookLater = () => void setTimeout(look, LIVE_AFTER_MS);
  lookLater();
  followPages(lookLater);
}

/** Shows running timers on every page. Without any timers nothing is loaded. */
function bringDock(router: AnyRouter): void {
  whenHinted(['timers'], () => {
    import('#domain/timer/stove-timers.tsx').then(
      ({ showDock }) => showDock((to, hash) => void router.navigate({ to, hash })),
      // If the chunk fails to load, timers are shown only in the cooking view.
      () => undefined,
    );
  });
  // Another tab may start the first timer.
  globalThis.addEventListener('storage', () => {
    if (hasHint('timers')) confirmHint('timers');
  });
}

/** Counts the waiting writes of all accounts on this device. Opens the database only if the hint is set. */
async function countWaiting(): Promise<number> {
  if (!hasHint('outbox')) return 0;
  const { countWaitingOfAll } = await loadOutbox();
  return countWaitingOfAll();
}

async function register(place: Parameters<typeof watchUpdates>[2]): Promise<void> {
  const workbox = new Workbox('/sw.js');
  const registration = await ignoreError(
    workbox.register({ immediate: true }),
    'the app then works online',
  );
  if (!registration) return;
  watchUpdates(workbox, registration, place);
  whenIdle(askForTheRest);
}

function meetWorker(): void {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) greet();
  else serviceWorker.addEventListener('controllerchange', greet, { once: true });
}

/** Requests sent before the worker was active are repeated, so that it caches the responses. */
function greet(): void {
  prefetchForPage((client) => client.invalidateQueries({ queryKey: ['recipes'] }));
  whenIdle(askForTheRest);
}

/**
 * Asks the worker to fetch the collection's texts, a small picture of each dish and the late precache files, unless the
 * user saves data. The worker decides whether it is due.
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
