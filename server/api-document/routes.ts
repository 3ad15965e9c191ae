import type { FastifyInstance } from 'fastify';
import { api } from '../../contract/api.ts';
import { getApiDocument } from '../../contract/endpoints/api-document.ts';
import { addEndpoint } from '../http/add-endpoint.ts';
import { toHash } from '../http/etag.ts';
import { JSON_TYPE, type SendText } from '../http/send-text.ts';
import { addDocsPage } from './docs-page.ts';
import { SUMMARIES } from './summaries.ts';
import { toApiDocument } from './to-api-document.ts';

/** `GET /openapi.json`, and the same as a page at `/docs`. */
export async function addApiDocument(
  app: FastifyInstance,
  { version, sendText }: { version: string; sendText: SendText },
): Promise<void> {
  const document = toApiDocument(api, SUMMARIES, version);
  const body = JSON.stringify(document);
  const text = { body, hash: toHash(body), type: JSON_TYPE, isLasting: true };
  addEndpoint(app, getApiDocument, async ({ request, reply }) => sendText(request, reply, text));
  await app.register((docs) => addDocsPage(docs, document));
}
