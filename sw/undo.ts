import { removeWorker } from './app/remove-worker.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The worker of a release that removes a broken worker (docs/releasing.md). It handles no requests, so open pages use
 * the network.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(removeWorker(self)));
