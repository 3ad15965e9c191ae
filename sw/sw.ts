import * as v from 'valibot';
import { DISH_PICTURE_PATH } from '../contract/picture.ts';
import { DEVICE_CHANNEL } from '../contract/stored-copy.ts';
import { fetchCollection } from './collection.ts';
import { createLateAnswers } from './late-answers.ts';
import { createCircuit, type World } from './network.ts';
import { answerPicture, type PictureWorld } from './pictures.ts';
import {
  answerFile,
  findFile,
  installBuild,
  type PrecacheEntry,
  type PrecacheWorld,
  removeOlderBuilds,
  toBuild,
} from './precache.ts';
import { toRecipeAddress } from './recipe-addresses.ts';
import { answerRecipes } from './recipes.ts';
import { answerSkipWaiting, SkipWaiting } from './update.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const FetchCollection = v.object({ kind: v.literal('fetch-collection') });

const build = toBuild(self.__WB_MANIFEST, self.location.origin);
const circuit = createCircuit();
const late = createLateAnswers();
const channel = new BroadcastChannel(DEVICE_CHANNEL);
let isFirstInstall = false;

function toWorld(event: ExtendableEvent): World & PictureWorld & PrecacheWorld {
  return {
    fetch: (asked, init) => fetch(asked, init),
    caches,
    now: () => Date.now(),
    wait: (ms, over) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        over.addEventListener('abort', () => clearTimeout(timer));
      }),
    announce: (message) => channel.postMessage(message),
    keep: (work) => event.waitUntil(work),
    circuit,
    late,
  };
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const isNavigation = request.mode === 'navigate';
  const address = isNavigation ? undefined : toRecipeAddress(url);
  const file = findFile(build, url, isNavigation);
  if (address) {
    event.respondWith(answerRecipes(address, toWorld(event)));
  } else if (file) {
    event.respondWith(answerFile(file, request, toWorld(event)));
  } else if (!isNavigation && url.pathname.startsWith(DISH_PICTURE_PATH)) {
    event.respondWith(answerPicture(request, toWorld(event)));
  }
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

self.addEventListener('install', (event) => {
  isFirstInstall = self.registration.active === null;
  event.waitUntil(installBuild(build, toWorld(event)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOlderBuilds(build, toWorld(event)));
  // Only the first visit is taken over: tabs of an older build must keep the worker they started with.
  if (isFirstInstall) event.waitUntil(self.clients.claim());
});
