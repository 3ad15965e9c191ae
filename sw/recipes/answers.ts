import {
  type CopySource,
  NETWORK_HEADER,
  type NetworkFailure,
  SOURCE_HEADER,
} from '#contract/device/stored-copy.ts';
import { API_HEADER, API_RELEASE } from '#contract/platform/delivery.ts';
import type { Problem } from '#contract/platform/problem.ts';
import { type Answer, toOriginHeaders } from '#offline/network/answer.ts';

export function toResponse(answer: Answer<{ text: string }>): Response {
  return toJsonResponse(answer.value.text, 200, toOriginHeaders(answer));
}

export function toMissResponse(): Response {
  const problem: Problem = {
    error: 'You are offline, and this is not on your device yet.',
    code: 'offline_miss',
  };
  const source: CopySource = 'miss';
  const failure: NetworkFailure = 'failed';
  const headers = new Headers({
    [API_HEADER]: API_RELEASE,
    [SOURCE_HEADER]: source,
    [NETWORK_HEADER]: failure,
  });
  return toJsonResponse(JSON.stringify(problem), 503, headers);
}

// `Response.json` exists in Safari only since version 17.
function toJsonResponse(text: string, status: number, headers: Headers): Response {
  headers.set('content-type', 'application/json; charset=utf-8');
  return new Response(text, { status, headers });
}
