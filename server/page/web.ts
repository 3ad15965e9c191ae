import { existsSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from '#server/platform/http/error-exit.ts';
import { HSTS } from '#server/platform/http/headers.ts';
import type { SendText } from '#server/platform/http/send-text.ts';
import { toContentPolicy } from './content-policy.ts';
import { toRedirect } from './page-addresses.ts';
import type { PageSources, PreviewSources } from './ports.ts';
import { addPreviewRoutes, readHomePicture } from './preview-routes.ts';
import { addPageRoutes } from './routes.ts';
import { ServedPages } from './served-pages.ts';
import { readShell } from './shell.ts';
import { addSitemapRoutes } from './sitemap-routes.ts';
import { serveClient, servePictures } from './static-files.ts';

export interface WebParts {
  sources: PageSources;
  previews: PreviewSources;
  sendText: SendText;
  clientDir?: string | undefined;
  picturesDir?: string | undefined;
}

/** Allows only the wake lock of the cooking view. */
const PERMISSIONS = [
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'screen-wake-lock=(self)',
  'serial=()',
  'usb=()',
].join(', ');

/** Adds everything outside the API: pages, the built client and pictures, with a strict content policy. */
export async function addWeb(app: FastifyInstance, parts: WebParts): Promise<void> {
  const { clientDir, picturesDir } = parts;
  const homeFile = clientDir && join(clientDir, 'index.html');
  const home = homeFile && existsSync(homeFile) ? readShell(homeFile) : undefined;
  const shellFile = clientDir && join(clientDir, 'shell.html');
  const shell = shellFile && existsSync(shellFile) ? readShell(shellFile) : home;
  const served = clientDir ? ServedPages.open(app, clientDir) : undefined;
  const pages = [home, shell, served].flatMap((page) => (page ? [page.html] : []));

  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: toContentPolicy(pages) },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS);
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
    done();
  });

  if (picturesDir) await servePictures(app, picturesDir);
  if (!clientDir || !home || !shell) {
    app.setNotFoundHandler(answerNotFound);
    return;
  }
  app.addHook('onRequest', (request, reply, done) => {
    const address = toRedirect(request.method, request.raw.url ?? '/');
    if (address === undefined) done();
    else reply.redirect(address, 308);
  });
  addSitemapRoutes(app, parts.sources);
  const homePicture = readHomePicture(clientDir);
  addPreviewRoutes(app, { ...parts.previews, picturesDir, home: homePicture });
  addPageRoutes(app, { ...parts, home, shell, served, homeHash: homePicture?.hash });
  await serveClient(app, clientDir, parts.sendText);
}
