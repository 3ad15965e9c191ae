import { isApiAnswer } from '#contract/platform/delivery.ts';
import type { Reply } from '#offline/network/network-first.ts';
import { toMissResponse } from './answers.ts';

export interface JsonText {
  text: string;
  /** The parsed content of a network response; missing for a copy. */
  fetched?: { body: unknown; etag: string | null; fetchedAt: number };
}

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;
export type NetworkReply = Reply<JsonText, Response>;

export interface FetchOptions {
  /** The validator of the cached copy. */
  etag: string | null;
  fetchedAt: number;
  signal: AbortSignal;
}

/** Sends one request for JSON with the cached copy's validator, and bypasses the browser's cache. Never rejects. */
export async function fetchJsonText(
  fetch: Fetch,
  address: string,
  { etag, fetchedAt, signal }: FetchOptions,
): Promise<NetworkReply> {
  const headers = new Headers({ accept: 'application/json' });
  if (etag !== null) headers.set('if-none-match', etag);
  try {
    const init = { headers, cache: 'no-store', redirect: 'error', signal } as const;
    const response = await fetch(address, init);
    if (response.status === 304 && etag !== null) return { kind: 'unchanged', askedAt: fetchedAt };
    if (!isJson(response)) return toReplyWithoutJson(response);
    if (response.status !== 200) return toRefusedReply(response);
    const text = await response.text();
    const fetched = { body: JSON.parse(text), etag: response.headers.get('etag'), fetchedAt };
    return { kind: 'fresh', value: { text, fetched }, askedAt: fetchedAt };
  } catch {
    // A refused, reset, truncated or redirected request counts as no network.
    return toUnreachable();
  }
}

function toRefusedReply(response: Response): NetworkReply {
  const kind = toKind(response.status);
  // A captive portal's 404 must not delete stored data.
  if (kind === 'not-found' && !isApiAnswer(response.headers)) return toUnreachable();
  return { kind, failure: response };
}

function toUnreachable(): NetworkReply {
  return { kind: 'unreachable', failure: toMissResponse() };
}

function toKind(status: number): 'not-found' | 'refused' | 'server-error' {
  if (status === 404 || status === 410) return 'not-found';
  return status >= 500 || status === 408 || status === 429 || status < 400
    ? 'server-error'
    : 'refused';
}

/** Every response under /api is JSON. A proxy's 502 page still means that the server is down. */
function toReplyWithoutJson(response: Response): NetworkReply {
  return response.status >= 500 ? { kind: 'server-error', failure: response } : toUnreachable();
}

function isJson(response: Response): boolean {
  return /^application\/(\w+\+)?json\b/i.test(response.headers.get('content-type') ?? '');
}
