import type { FastifyInstance } from 'fastify';
import { api } from '#contract/api.ts';
import { getApiDocument } from '#contract/status/endpoints.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';
import { toHash } from '#server/platform/http/etag.ts';
import { JSON_TYPE, type SendText, type Text } from '#server/platform/http/send-text.ts';
import { addDocsPage } from './docs-page.ts';
import { SUMMARIES } from './summaries.ts';
import { type ApiDocument, toApiDocument } from './to-api-document.ts';

/** Serves `GET /openapi.json` and the same document as a page at `/docs`. */
export async function addApiDocument(
  app: FastifyInstance,
  { version, sendText }: { version: string; sendText: SendText },
): Promise<void> {
  const { document, text } = findDocument(version);
  addEndpoint(app, getApiDocument, async ({ request, reply }) => sendText(request, reply, text));
  await app.register((docs) => addDocsPage(docs, document));
}

interface KnownDocument {
  document: ApiDocument;
  text: Text;
}

/** Cached by version: the schemas take 170 ms, and a process can have several apps, for example in tests. */
const known = new Map<string, KnownDocument>();

function findDocument(version: string): KnownDocument {
  const found = known.get(version);
  if (found) return found;
  const document = toApiDocument(api, SUMMARIES, version);
  const body = JSON.stringify(document);
  const text = { body, hash: toHash(body), type: JSON_TYPE, isLasting: true };
  known.set(version, { document, text });
  return { document, text };
}
