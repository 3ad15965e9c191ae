import {
  FETCHED_AT_HEADER,
  GONE_HEADER,
  NETWORK_HEADER,
  type NetworkFailure,
  SOURCE_HEADER,
} from '#contract/device/stored-copy.ts';
import { API_HEADER, API_RELEASE } from '#contract/platform/delivery.ts';

export interface Origin {
  source: 'network' | 'device';
  /** Time of the request to the server (ms). Writes accepted since then are applied on top of the value. */
  askedAt: number;
  /** Time at which the cached copy was stored (ms), 0 if its parts differ, undefined for a response of the server. */
  storedAt: number | undefined;
  /** Why a cached copy is used; null if the network responded or was not waited for. */
  trouble: NetworkFailure | null;
  /** True for a list that was put together from single recipes on this device. */
  isPartial: boolean;
  /** True if the server no longer has it and only the cached copy is left. */
  isGone: boolean;
}

export interface Answer<T> extends Origin {
  value: T;
}

export interface CachedCopy<T> {
  value: T;
  askedAt: number;
  storedAt: number;
  isPartial?: boolean;
  isGone?: boolean;
}

/** True if a cached copy is used because the server is unreachable, not because it is slow. */
export function isOffline({ trouble }: Pick<Origin, 'trouble'>): boolean {
  return trouble === 'failed';
}

/**
 * True if a note about the cached copy should be shown. A slow server's response replaces its copy within seconds, and
 * a note shown meanwhile would shift the page twice.
 */
export function isLastingCopy({
  storedAt,
  trouble,
  isGone,
}: Pick<Origin, 'storedAt' | 'trouble'> & Partial<Pick<Origin, 'isGone'>>): boolean {
  return storedAt !== undefined && (trouble === 'failed' || isGone === true);
}

/** True if the query data, or one of its pages, is a cached copy. */
export function hasCachedCopy(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  if ('pages' in data && Array.isArray(data.pages)) return data.pages.some(hasCachedCopy);
  return 'source' in data && data.source === 'device';
}

export function toNetworkAnswer<T>(value: T, askedAt: number): Answer<T> {
  return {
    value,
    source: 'network',
    askedAt,
    storedAt: undefined,
    trouble: null,
    isPartial: false,
    isGone: false,
  };
}

export function toCopyAnswer<T>(copy: CachedCopy<T>, trouble: NetworkFailure | null): Answer<T> {
  return { isPartial: false, isGone: false, ...copy, source: 'device', trouble };
}

export function toOriginHeaders(origin: Origin): Headers {
  const copy = origin.isPartial ? 'idb-partial' : 'idb';
  const headers = new Headers({
    [API_HEADER]: API_RELEASE,
    [SOURCE_HEADER]: origin.source === 'network' ? 'network' : copy,
  });
  const fetchedAt = origin.storedAt ?? origin.askedAt;
  if (fetchedAt > 0) headers.set(FETCHED_AT_HEADER, String(fetchedAt));
  if (origin.trouble) headers.set(NETWORK_HEADER, origin.trouble);
  if (origin.isGone) headers.set(GONE_HEADER, '1');
  return headers;
}

/** Reads the origin of a response, which comes from the worker or directly from the server. */
export function readOrigin(headers: Headers, now: number): Origin {
  const source = headers.get(SOURCE_HEADER);
  const isCopy = source === 'idb' || source === 'idb-partial';
  const fetchedAt = Number(headers.get(FETCHED_AT_HEADER));
  const trouble = headers.get(NETWORK_HEADER);
  return {
    source: isCopy ? 'device' : 'network',
    askedAt: fetchedAt || (isCopy ? 0 : now),
    storedAt: isCopy ? fetchedAt || 0 : undefined,
    trouble: isCopy && (trouble === 'slow' || trouble === 'failed') ? trouble : null,
    isPartial: source === 'idb-partial',
    isGone: isCopy && headers.has(GONE_HEADER),
  };
}
