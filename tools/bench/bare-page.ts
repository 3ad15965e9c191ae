import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type LocalServer, openLocalServer } from './local-server.ts';

const PageFiles = v.record(v.string(), v.array(v.string()));

/** The text of the bare page. */
export const BARE_WORDS = 'This page has no app';

const WORKER = `self.addEventListener('install', (event) =>
  event.waitUntil(caches.open('bare').then((cache) => cache.addAll(['/', '/script.js']))));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => event.respondWith(caches.match(event.request)));`;

/**
 * Serves a page without an app, as a lower bound on this machine. Its HTML and script have the same number of bytes as
 * the app's shell and the scripts of a recipe page. A minimal worker serves both from a cache.
 */
export async function openBarePage(client: string): Promise<LocalServer> {
  const shell = readFileSync(join(client, 'shell.html'), 'utf8');
  const entries = [...shell.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const files = v.parse(
    PageFiles,
    JSON.parse(readFileSync(join(client, 'page-files.json'), 'utf8')),
  );
  const scripts = new Set([...entries, ...(files['recipe'] ?? [])]);
  const weight = [...scripts].reduce((sum, file) => sum + statSync(join(client, file)).size, 0);
  const answers: Record<string, readonly [type: string, text: string]> = {
    '/': [
      'text/html',
      `<!doctype html><title>Bare</title><style>/*${'x'.repeat(shell.length)}*/</style><script type="module" src="/script.js"></script><p>${BARE_WORDS}`,
    ],
    '/script.js': ['text/javascript', `/*${'x'.repeat(weight)}*/`],
    '/worker.js': ['text/javascript', WORKER],
  };
  return openLocalServer((request, reply) => {
    const [type, text] = answers[request.url ?? ''] ?? [];
    reply.writeHead(type ? 200 : 404, { 'content-type': type ?? 'text/plain' }).end(text);
  });
}
