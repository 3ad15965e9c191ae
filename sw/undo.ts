import { removeWorker } from './app/remove-worker.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The worker of a release that removes a broken worker (docs/releasing.md). It answers no request, so open pages stay as
 * they are and use the network.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(removeWorker(self)));
