import { existsSync, readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { toHash } from '#server/platform/http/etag.ts';
import * as httpTexts from '#texts/http.ts';
import { PREVIEW_PATH, toHomePreviewPath } from './link-preview.ts';
import type { PreviewSources } from './ports.ts';
import { createPreviewCache } from './preview-cache.ts';

/** Every address has fixed content: it holds a content hash, or the id of an upload, which never changes. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-type': 'image/jpeg',
};

type Read = () => Promise<Buffer>;

export interface PreviewParts extends PreviewSources {
  picturesDir?: string | undefined;
  home?: { hash: string; bytes: Buffer } | undefined;
}

/** Reads the built preview picture of the home page. Undefined if the build has none. */
export function readHomePicture(clientDir: string): PreviewParts['home'] {
  const file = join(clientDir, 'icons', 'link-preview.jpg');
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  return { hash: toHash(bytes), bytes };
}

/** Serves JPEGs for link previews, made from the stored pictures on request. */
export function addPreviewRoutes(app: FastifyInstance, parts: PreviewParts): void {
  const { home, picturesDir, findPicture, toPreviewJpeg } = parts;
  const cache = createPreviewCache();

  if (home) {
    app.get(toHomePreviewPath(home.hash), (_request, reply) =>
      reply.headers(HEADERS).send(home.bytes),
    );
  }

  for (const [folder, find] of [
    ['dishes', (name: string) => findDishPicture(picturesDir, name)],
    ['posts', findPicture],
  ] as const) {
    app.get<{ Params: { file: string } }>(
      `${PREVIEW_PATH}${folder}/:file`,
      async (request, reply) => {
        const { file } = request.params;
        // Looked up for every request, because a deleted picture must have no preview any more.
        const read = file.endsWith('.jpg') ? await find(file.slice(0, -4)) : undefined;
        if (read === undefined) return sendNotFound(reply);
        const bytes = await cache(`${folder}/${file}`, async () => toPreviewJpeg(await read()));
        return reply.headers(HEADERS).send(bytes);
      },
    );
  }
}

/** `name` is the id of the dish and the hash of its picture: "tom-yum.a1b2". */
async function findDishPicture(
  directory: string | undefined,
  name: string,
): Promise<Read | undefined> {
  if (directory === undefined || !/^[a-z0-9-]+\.[\w-]+$/.test(name)) return undefined;
  const path = join(directory, `${name}.1280.avif`);
  const isThere = await stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
  return isThere ? () => readFile(path) : undefined;
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(httpTexts.notFound);
}
