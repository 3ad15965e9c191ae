import * as v from 'valibot';
import { OUTBOX_TAG } from '#contract/device/outbox.ts';
import { DEVICE_CHANNEL } from '#contract/device/stored-copy.ts';
import { DISH_PICTURE_PATH } from '#contract/recipe/picture.ts';
import type { Device } from '#offline/device/database.ts';
import { onDevice, writeOnDevice } from '#offline/device/device.ts';
import { createCircuitBreaker } from '#offline/network/circuit-breaker.ts';
import { systemClock } from '#offline/network/deadline.ts';
import { answerNotificationClick } from './app/notification-click.ts';
import {
  answerFile,
  downloadAvailable,
  findFile,
  installBuild,
  isOurPage,
  type PrecacheEntry,
  type PrecacheWorld,
  removeOlderBuilds,
  toBuild,
} from './app/precache.ts';
import { answerSkipWaiting, SkipWaiting, WhichBuild } from './app/update.ts';
import {
  loadSender,
  type SenderScope,
  sendInBackground,
  trustSender,
} from './outbox/background.ts';
import { answerPush } from './push/answer-push.ts';
import { createTimerSync } from './push/timer-sync.ts';
import { fetchCollection } from './recipes/collection.ts';
import { createEarlyAnswers } from './recipes/early-answers.ts';
import { createLateAnswers } from './recipes/late-answers.ts';
import { answerPicture, type PicturePorts } from './recipes/pictures.ts';
import { toRecipeAddress } from './recipes/recipe-addresses.ts';
import { answerRecipes, type WorkerPorts } from './recipes/recipes.ts';
import { fetchSmallPictures } from './recipes/small-pictures.ts';

declare const self: ServiceWorkerGlobalScope & SenderScope & { __WB_MANIFEST: PrecacheEntry[] };

const FetchCollection = v.object({ kind: v.literal('fetch-collection') });
const RegisterPush = v.object({ kind: v.literal('register-push') });
const SendTimers = v.object({ kind: v.literal('send-timers') });

trustSender(Reflect.get(self, 'trustedTypes'));
const build = toBuild(self.__WB_MANIFEST, self.location.origin);
const circuit = createCircuitBreaker();
const late = createLateAnswers();
const earlyAnswers = createEarlyAnswers();
const channel = new BroadcastChannel(DEVICE_CHANNEL);
const timerSync = createTimerSync({
  fetch: (address, init) => fetch(address, init),
  findPush: () =>
    'Notification' in self && Notification.permission === 'granted'
      ? self.registration.pushManager
      : undefined,
  now: Date.now,
});
const pushPorts: Parameters<typeof answerPush>[1] = {
  show: (title, options) => self.registration.showNotification(title, options),
  now: Date.now,
  correct: () => timerSync.sync('unsure'),
  badge: () => onDevice(async (device) => self.updateBadge?.(device), undefined),
};
let isFirstInstall = false;

function toPorts(event: ExtendableEvent): WorkerPorts & PicturePorts & PrecacheWorld {
  return {
    fetch: (request, init) => fetch(request, init),
    caches,
    clock: systemClock,
    announce: (message) => channel.postMessage(message),
    keepAlive: (work) => event.waitUntil(work),
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
    const answer = earlyAnswers.take(url, Date.now());
    event.respondWith(answer ?? answerRecipes(address, toPorts(event)));
  } else if (file && isNavigation && !isOurPage(url)) {
    event.respondWith(fetch(request).catch(() => answerFile(file, request, toPorts(event))));
  } else if (file) {
    event.respondWith(answerFile(file, request, toPorts(event)));
    if (isNavigation) earlyAnswers.begin(url, toPorts(event));
  } else if (!isNavigation && url.pathname.startsWith(DISH_PICTURE_PATH)) {
    event.respondWith(answerPicture(request, toPorts(event)));
  }
});

self.addEventListener('message', (event) => {
  if (v.is(FetchCollection, event.data)) {
    event.waitUntil(downloadAvailable(build, toPorts(event)));
    event.waitUntil(fetchDishes(toPorts(event)));
  }
  if (v.is(WhichBuild, event.data)) event.ports[0]?.postMessage(build.get('/shell.html'));
  if (v.is(SendTimers, event.data)) {
    event.waitUntil(timerSync.sync('changed').then((keys) => event.ports[0]?.postMessage(keys)));
  }
  if (v.is(RegisterPush, event.data)) {
    event.waitUntil(timerSync.register().then((isKnown) => event.ports[0]?.postMessage(isKnown)));
  }
  if (v.is(SkipWaiting, event.data)) {
    event.waitUntil(answerSkipWaiting(self).then((answer) => event.ports[0]?.postMessage(answer)));
  }
});

self.addEventListener('install', (event) => {
  isFirstInstall = self.registration.active === null;
  event.waitUntil(installFiles(toPorts(event)));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(answerNotificationClick(event.notification, self.clients));
});

self.addEventListener('push', (event) => {
  event.waitUntil(answerPush(event.data?.text(), pushPorts));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription: old } = event;
  if (old) event.waitUntil(timerSync.forget(old));
  event.waitUntil(timerSync.sync('ended'));
});

// Background sync, only in Chromium: the network is back, and there may be no page.
self.addEventListener('sync', (event) => {
  if (!(event instanceof ExtendableEvent && 'tag' in event && event.tag === OUTBOX_TAG)) return;
  event.waitUntil(sendInBackground(self, openDevice));
});

/** Returns the database for use outside `writeOnDevice`, because its 4-second limit is too short for sending. */
async function openDevice(): Promise<Device> {
  const { open } = await writeOnDevice(async (device) => ({ open: device }));
  return open;
}

async function installFiles(world: PrecacheWorld): Promise<void> {
  await installBuild(build, world);
  if ('sync' in self.registration) loadSender(self);
}

/** Texts come first: they are needed for cooking and contain the pictures' addresses. */
async function fetchDishes(ports: WorkerPorts & PicturePorts): Promise<void> {
  await fetchCollection(ports, self.location.origin);
  await fetchSmallPictures(ports, () => self.registration.waiting !== null);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOlderBuilds(build, toPorts(event)));
  // Claim pages only on the first visit: tabs of an older build must keep their worker.
  if (isFirstInstall) event.waitUntil(self.clients.claim());
});
