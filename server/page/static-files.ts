import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DISH_PICTURE_PATH } from '#contract/recipe/picture.ts';
import { toHash } from '#server/platform/http/etag.ts';
import type { SendText } from '#server/platform/http/send-text.ts';

/** File names with a content hash, so the files are immutable. */
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const HASHED = /\.[\da-f]{10}\.\d+\.(?:avif|webp)$/;
const FOR_A_DAY = 'public, max-age=86400';

/** Files that decide which version of the app runs are revalidated every time. */
const FRESH = {
  'index.html': 'text/html; charset=utf-8',
  'shell.html': 'text/html; charset=utf-8',
  'sw.js': 'text/javascript; charset=utf-8',
  'background-sender.js': 'text/javascript; charset=utf-8',
  'manifest.webmanifest': 'application/manifest+json',
};

/** Serves pictures of dishes, but not the descriptions next to them. */
export async function servePictures(app: FastifyInstance, directory: string): Promise<void> {
  if (!existsSync(directory)) return;
  await app.register(fastifyStatic, {
    root: directory,
    prefix: DISH_PICTURE_PATH,
    decorateReply: false,
    cacheControl: false,
    index: false,
    allowedPath: (path) => /\.(avif|webp)$/.test(path),
    setHeaders: (reply) => {
      reply.header('cache-control', FOR_A_YEAR);
    },
  });
}

/** Serves the built client with the compressed files of the build. */
export async function serveClient(
  app: FastifyInstance,
  directory: string,
  sendText: SendText,
): Promise<void> {
  for (const [name, type] of Object.entries(FRESH))
    keepAsItIs(app, directory, name, type, sendText);
  const shared = {
    decorateReply: false,
    cacheControl: false,
    preCompressed: true,
    index: false,
  } as const;
  if (existsSync(join(directory, 'assets'))) {
    await app.register(fastifyStatic, {
      ...shared,
      root: join(directory, 'assets'),
      prefix: '/assets/',
      setHeaders: (reply) => {
        reply.header('cache-control', FOR_A_YEAR);
      },
    });
  }
  await app.register(fastifyStatic, {
    ...shared,
    root: directory,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz', '.vite/**', ...Object.keys(FRESH)],
    setHeaders: (reply, path) => {
      reply.header('cache-control', HASHED.test(path) ? FOR_A_YEAR : FOR_A_DAY);
    },
  });
}

/**
 * Serves the file of the release that the server started with, even after a new build, because pages, content policy
 * and service worker have to match.
 */
function keepAsItIs(
  app: FastifyInstance,
  directory: string,
  name: string,
  type: string,
  sendText: SendText,
): void {
  const file = join(directory, name);
  if (!existsSync(file)) return;
  const body = readFileSync(file, 'utf8');
  const text = { body, hash: toHash(body), type };
  app.get(`/${name}`, (request, reply) => sendText(request, reply, text));
}
