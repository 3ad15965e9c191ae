import * as v from 'valibot';
import type { PrecacheEntry } from 'workbox-precaching';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { DISH_PICTURE_PATH } from '../contract/picture.ts';
import { DEVICE_CHANNEL } from '../contract/stored-copy.ts';
import { fetchCollection } from './collection.ts';
import { createCircuit, type World } from './network.ts';
import { answerPicture } from './pictures.ts';
import { toRecipeAddress } from './recipe-addresses.ts';
import { answerRecipes } from './recipes.ts';
import { answerSkipWaiting, SkipWaiting } from './update.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

const FetchCollection = v.object({ kind: v.literal('fetch-collection') });

const circuit = createCircuit();
const channel = new BroadcastChannel(DEVICE_CHANNEL);
let isFirstInstall = false;

function toWorld(event: ExtendableEvent): World {
  return {
    fetch: (address, init) => fetch(address, init),
    now: () => Date.now(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    announce: (message) => channel.postMessage(message),
    keep: (work) => event.waitUntil(work),
    circuit,
  };
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || request.mode === 'navigate') return;
  if (url.origin !== self.location.origin) return;
  if (url.pathname.startsWith(DISH_PICTURE_PATH)) {
    event.respondWith(answerPicture(request, { ...toWorld(event), caches }));
    return;
  }
  const address = toRecipeAddress(url);
  if (address) event.respondWith(answerRecipes(address, toWorld(event)));
});

self.addEventListener('message', (event) => {
  if (v.is(FetchCollection, event.data)) {
    event.waitUntil(fetchCollection(toWorld(event), self.location.origin));
  }
  if (v.is(SkipWaiting, event.data)) {
    event.waitUntil(
      answerSkipWaiting(navigator.locks, () => self.skipWaiting()).then((answer) =>
        event.ports[0]?.postMessage(answer),
      ),
    );
  }
});

self.addEventListener('install', () => {
  isFirstInstall = self.registration.active === null;
});

self.addEventListener('activate', (event) => {
  // Only the first visit is taken over: tabs of an older build must keep the worker they started with.
  if (isFirstInstall) event.waitUntil(self.clients.claim());
});

precacheAndRoute(self.__WB_MANIFEST);
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/shell.html'), {
    denylist: [/^\/api\//, /^\/media\//, /\.[a-z0-9]+$/i],
  }),
);
cleanupOutdatedCaches();
