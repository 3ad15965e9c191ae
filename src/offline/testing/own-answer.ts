import { API_HEADER, API_RELEASE, KEY_HEADER } from '#contract/platform/delivery.ts';

/** Builds a response as our server sends it, with the idempotency key of `asked` if that has one. */
export function toOwnAnswer(
  body: unknown,
  init: ResponseInit = {},
  request: RequestInit = {},
): Response {
  return markAsOurs(Response.json(body, init), request);
}

export function markAsOurs(response: Response, request: RequestInit = {}): Response {
  const key = new Headers(request.headers).get(KEY_HEADER);
  response.headers.set(API_HEADER, API_RELEASE);
  if (key !== null) response.headers.set(KEY_HEADER, key);
  return response;
}
