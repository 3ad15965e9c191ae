import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DISH_PICTURE_PATH } from '../../contract/picture.ts';

/** Their names hold a hash of their content: another content is another file. */
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const ALWAYS_ASK = 'no-cache';
const FOR_A_DAY = 'public, max-age=86400';

/** What decides which version of the app runs is asked for every time. */
const FRESH = new Set(['index.html', 'shell.html', 'sw.js', 'manifest.webmanifest']);

/** Dishes as drawn; their descriptions lie beside them and are not for the public. */
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
      reply.setHeader('cache-control', FOR_A_YEAR);
    },
  });
}

/** The built client: what its build has packed already is sent packed. */
export async function serveClient(app: FastifyInstance, directory: string): Promise<void> {
  const shared = { decorateReply: false, cacheControl: false, preCompressed: true };
  if (existsSync(join(directory, 'assets'))) {
    await app.register(fastifyStatic, {
      ...shared,
      index: false,
      root: join(directory, 'assets'),
      prefix: '/assets/',
      setHeaders: (reply) => {
        reply.setHeader('cache-control', FOR_A_YEAR);
        reply.setHeader('vary', 'Accept-Encoding');
      },
    });
  }
  await app.register(fastifyStatic, {
    ...shared,
    index: false,
    root: directory,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz', '.vite/**'],
    setHeaders: (reply, path) => {
      const name = basename(path).replace(/\.(br|gz)$/, '');
      reply.setHeader('cache-control', FRESH.has(name) ? ALWAYS_ASK : FOR_A_DAY);
      reply.setHeader('vary', 'Accept-Encoding');
    },
  });
}
