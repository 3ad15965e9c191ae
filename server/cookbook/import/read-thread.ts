import { parentPort } from 'node:worker_threads';
import type { ImportDraft } from '#contract/cookbook/import.ts';
import type { Draft } from '#contract/cookbook/read/draft.ts';
import { readPage } from '#contract/cookbook/read/read-page.ts';
import { readText } from '#contract/cookbook/read/read-text.ts';
import type { ReadWork } from './page-reader.ts';

/** Thread of `PageReader`. A page of 2 MB takes up to 0.3 s, in which the server could not answer anything. */
parentPort?.on('message', ({ id, html, text, url }: ReadWork) => {
  const draft = html === undefined ? withSource(readText(text ?? ''), url) : readPage(html, url);
  parentPort?.postMessage({ id, draft: draft && toAnswer(draft) });
});

function toAnswer({ recipe, notes, source }: Draft): ImportDraft {
  return { recipe, notes, ...(source && { source }) };
}

function withSource(draft: ReturnType<typeof readText>, url: string | undefined) {
  return draft && url !== undefined ? { ...draft, source: { ...draft.source, url } } : draft;
}
