import { SERVED_ANSWERS_ID, type ServedAnswers } from '#contract/page/served-page.ts';
import { API_HEADER, API_RELEASE } from '#contract/platform/delivery.ts';

let answers: Map<string, unknown> | undefined;

/** Sets the responses to render from. Without a call they are read from the page. */
export function setServedAnswers(given: ServedAnswers | undefined): void {
  answers = given && new Map(Object.entries(given));
}

/** True if the page embeds the response to `path` for a visitor. */
export function hasServedAnswer(path: string): boolean {
  answers ??= readServedAnswers();
  return answers.has(path);
}

/**
 * Returns the response to `path` that was embedded in the page. Each is used once, so that later requests are fresh.
 * They are a visitor's responses, so a request with a token gets none.
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

/** A page from the browser's history may be of any age, so its responses are ignored. */
function readServedAnswers(): Map<string, unknown> {
  const text = globalThis.document?.getElementById(SERVED_ANSWERS_ID)?.textContent;
  if (!text || isFromHistory()) return new Map();
  const given: unknown = JSON.parse(text);
  return new Map(given instanceof Object ? Object.entries(given) : []);
}

function isFromHistory(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type === 'back_forward';
}
