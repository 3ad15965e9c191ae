import { parentPort } from 'node:worker_threads';
import type { Draft } from '#contract/cookbook/read/draft.ts';
import { readPage } from '#contract/cookbook/read/read-page.ts';
import { readText } from '#contract/cookbook/read/read-text.ts';
import type { ReadWork } from './page-reader.ts';

/** Thread of `PageReader`. A page of 2 MB takes up to 0.3 s, in which the server could not answer anything. */
parentPort?.on('message', ({ id, html, text, url }: ReadWork) => {
  const draft = html === undefined ? withSource(readText(text ?? ''), url) : readPage(html, url);
  parentPort?.postMessage({ id, draft: draft && toAnswer(draft) });
});

/** The answer has only the fields that every recipe has. */
function toAnswer({ own: _own, picture: _picture, ...draft }: Draft): Draft {
  return draft;
}

function withSource(draft: ReturnType<typeof readText>, url: string | undefined) {
  return draft && url !== undefined ? { ...draft, source: { ...draft.source, url } } : draft;
}
