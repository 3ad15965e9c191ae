import type { Problem } from '../contract/problem.ts';
import { type CopySource, FETCHED_AT_HEADER, SOURCE_HEADER } from '../contract/stored-copy.ts';

/** What the device has for an address; `fetchedAt` is null where its parts were fetched at different times. */
export interface Copy {
  body: unknown;
  fetchedAt: number | null;
  /** Stored as it came, or put together from single recipes. */
  source: 'idb' | 'idb-partial';
}

export function toCopyAnswer(copy: Copy): Response {
  return toAnswer(JSON.stringify(copy.body), copy.source, copy.fetchedAt);
}

/** The server's answer; also a copy that the server has just confirmed. */
export function toNetworkAnswer(text: string, fetchedAt: number): Response {
  return toAnswer(text, 'network', fetchedAt);
}

/** Neither network nor copy. */
export function toMissAnswer(): Response {
  const problem: Problem = {
    error: 'You are offline, and this is not on your device yet.',
    code: 'offline_miss',
  };
  return toAnswer(JSON.stringify(problem), 'miss', null, 503);
}

// Not `Response.json`: Safari has it only from 17.
function toAnswer(
  text: string,
  source: CopySource,
  fetchedAt: number | null,
  status = 200,
): Response {
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    [SOURCE_HEADER]: source,
  });
  if (fetchedAt !== null) headers.set(FETCHED_AT_HEADER, String(fetchedAt));
  return new Response(text, { status, headers });
}
