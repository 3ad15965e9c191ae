import { API_BASE } from '#contract/platform/api-base.ts';
import { toCuisineId } from '#contract/recipe/catalogue.ts';
import { toCuisinePath } from '#contract/recipe/paths.ts';

const CUISINE_PATH = `${API_BASE}${toCuisinePath('')}`;

/** Normalizes a list's address to its storage key: sorted query, cuisine as its id, no trailing slash, no host. */
export function toListKey(address: string): string {
  const url = new URL(address, 'http://device');
  const query = new URLSearchParams(url.search);
  const cuisine = query.get('cuisine');
  if (cuisine !== null) query.set('cuisine', toCuisineId(cuisine));
  query.sort();
  const cuisineInPath = toCuisineInPath(url.pathname);
  const path = cuisineInPath
    ? `${CUISINE_PATH}${encodeURIComponent(cuisineInPath)}`
    : url.pathname.replace(/\/+$/, '');
  // Safari before version 17 lacks `query.size`, and every page would get the collection's key.
  const search = query.toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The cuisine id in an address of `/recipes/cuisine/{cuisine}`, '' for any other path. */
export function toCuisineInPath(pathname: string): string {
  const segment = pathname.startsWith(CUISINE_PATH) ? pathname.slice(CUISINE_PATH.length) : '';
  return toCuisineId(toPlain(segment.replace(/\/+$/, '')));
}

/** Decodes a path segment; one that cannot be decoded is returned unchanged. */
export function toPlain(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
