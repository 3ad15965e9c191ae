import { API_HEADER, API_RELEASE } from '../../../contract/delivery.ts';
import {
  FETCHED_AT_HEADER,
  GONE_HEADER,
  NETWORK_HEADER,
  type NetworkTrouble,
  SOURCE_HEADER,
} from '../../../contract/device/stored-copy.ts';

/** Where an answer came from, and how old it is. */
export interface Origin {
  source: 'network' | 'device';
  /** When the server was asked for it (ms): writes accepted since are applied on top of it. */
  askedAt: number;
  /** When a cached copy was stored (ms), 0 where its parts were stored at several times; undefined for the server's answer. */
  storedAt: number | undefined;
  /** Why a cached copy is used; null where the network was not waited for, or answered. */
  trouble: NetworkTrouble | null;
  /** A list put together from single recipes on this device. */
  isPartial: boolean;
  /** The server no longer has it: only the cached copy is left. */
  isGone: boolean;
}

export interface Answer<T> extends Origin {
  value: T;
}

/** A cached copy: a stored answer that can replace the server's. */
export interface CachedCopy<T> {
  value: T;
  askedAt: number;
  storedAt: number;
  isPartial?: boolean;
  isGone?: boolean;
}

/** True where a cached copy is used because the server could not be reached, not because it was slow. */
export function isOffline({ trouble }: Pick<Origin, 'trouble'>): boolean {
  return trouble === 'failed';
}

/**
 * True if the copy stays on the page. A slow server's answer replaces its copy within seconds, and a note shown meanwhile
 * would move the page twice.
 */
export function isLastingCopy({
  storedAt,
  trouble,
  isGone,
}: Pick<Origin, 'storedAt' | 'trouble'> & Partial<Pick<Origin, 'isGone'>>): boolean {
  return storedAt !== undefined && (trouble === 'failed' || isGone === true);
}

/** Whether what a query holds is a cached copy, or has one among its pages. */
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

export function toCopyAnswer<T>(copy: CachedCopy<T>, trouble: NetworkTrouble | null): Answer<T> {
  return { isPartial: false, isGone: false, ...copy, source: 'device', trouble };
}

/** Response headers in which the worker gives a page the origin. */
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

/** The origin of what a worker, or without one the server, answered just now. */
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
