import { takeBack } from './take-back.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The worker of a release that takes a broken one back (docs/releasing.md). It answers nothing, so open pages stay as they
 * are and go on by the network.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(takeBack(self)));
