import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { API_BASE } from '#contract/platform/api-base.ts';
import type { ApiDocument } from './to-api-document.ts';

/** Relative to the base of the API. */
export const DOCS_PATH = '/docs';

/**
 * The page may load its own scripts and styles and call this server. It reaches no other origin, and no text of the
 * document can run as a script.
 */
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

const VIEWPORT = `const meta = document.createElement('meta');
meta.name = 'viewport';
meta.content = 'width=device-width, initial-scale=1';
document.head.append(meta);
`;

/** Serves the document as a Swagger UI page. */
export async function addDocsPage(app: FastifyInstance, document: ApiDocument): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the plugin's own type has more fields
    specification: { document: document as unknown as StaticDocumentSpec['document'] },
  });
  await app.register(swaggerUi, {
    routePrefix: DOCS_PATH,
    indexPrefix: API_BASE,
    staticCSP: POLICY,
    // The page of the plugin has no viewport tag and is unreadable on a phone without one.
    theme: {
      title: 'The API of Simmer',
      js: [{ filename: 'viewport.js', content: VIEWPORT }],
    },
    // An entered token is not stored after the page is closed.
    uiConfig: {
      layout: 'BaseLayout',
      persistAuthorization: false,
      docExpansion: 'list',
      defaultModelsExpandDepth: 0,
    },
  });
}
