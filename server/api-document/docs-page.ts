import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { API_BASE } from '../../contract/api-base.ts';
import type { ApiDocument } from './to-api-document.ts';

/** Below the base of the API. */
export const DOCS_PATH = '/docs';

/**
 * The page may load its own scripts and styles and ask this server; nothing of it comes from or goes elsewhere, and no text of the
 * document runs.
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

/** The document as a page to read and try, as Swagger UI draws it. */
export async function addDocsPage(app: FastifyInstance, document: ApiDocument): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: Object(document) },
  });
  await app.register(swaggerUi, {
    routePrefix: DOCS_PATH,
    indexPrefix: API_BASE,
    staticCSP: POLICY,
    // The plugin's page has no viewport of its own, and what a phone shows of it could not be read.
    theme: {
      title: 'The API of Simmer',
      js: [{ filename: 'viewport.js', content: VIEWPORT }],
    },
    // A token that was typed in is forgotten with the page.
    uiConfig: {
      layout: 'BaseLayout',
      persistAuthorization: false,
      docExpansion: 'list',
      defaultModelsExpandDepth: 0,
    },
  });
}
