import type { Problem } from '../contract/problem.ts';
import {
  type CopySource,
  FETCHED_AT_HEADER,
  GONE_HEADER,
  NETWORK_HEADER,
  type NetworkTrouble,
  SOURCE_HEADER,
} from '../contract/stored-copy.ts';

/** What the device has for an address; `fetchedAt` is null where its parts were fetched at different times. */
export interface Copy {
  body: unknown;
  fetchedAt: number | null;
  /** Stored as it came, or put together from single recipes. */
  source: 'idb' | 'idb-partial';
  /** The server has said that it no longer has it. */
  isGone?: boolean;
}

/** The copy, and what is wrong with the network, if anything. */
export function toCopyAnswer(copy: Copy, trouble: NetworkTrouble | null): Response {
  const answer = toAnswer(JSON.stringify(copy.body), copy.source, copy.fetchedAt);
  if (trouble) answer.headers.set(NETWORK_HEADER, trouble);
  if (copy.isGone) answer.headers.set(GONE_HEADER, '1');
  return answer;
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
  const answer = toAnswer(JSON.stringify(problem), 'miss', null, 503);
  const trouble: NetworkTrouble = 'failed';
  answer.headers.set(NETWORK_HEADER, trouble);
  return answer;
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
