import { API_HEADER, API_RELEASE } from '../../contract/delivery.ts';
import { SERVED_ANSWERS_ID, type ServedAnswers } from '../../contract/page/served-page.ts';

let answers: Map<string, unknown> | undefined;

/** Sets the answers that a page is made from; without any they are read from the page itself. */
export function setServedAnswers(given: ServedAnswers | undefined): void {
  answers = given && new Map(Object.entries(given));
}

/**
 * The answer to a GET of `path` that came with the page: once, as later ones are to be fresh. Answers are a visitor's, so
 * a request with a token gets none.
 */
export function takeServedAnswer(
  path: string,
  headers?: Record<string, string>,
): Response | undefined {
  if (headers?.['Authorization']) return undefined;
  answers ??= readServedAnswers();
  const body = answers.get(path);
  if (body === undefined) return undefined;
  answers.delete(path);
  return Response.json(body, { headers: { [API_HEADER]: API_RELEASE } });
}

/** None from a page that the browser took from its history: it may be of any age. */
function readServedAnswers(): Map<string, unknown> {
  const text = globalThis.document?.getElementById(SERVED_ANSWERS_ID)?.textContent;
  if (!text || isFromHistory()) return new Map();
  const given: object = JSON.parse(text);
  return new Map(Object.entries(given));
}

function isFromHistory(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type === 'back_forward';
}
