import type { RawRequestDefaultExpression } from 'fastify';
import { API_BASE } from '#contract/platform/api-base.ts';
import { isFile } from './page-addresses.ts';

/** Characters; the router refuses longer parameters. */
export const LONGEST_NAME = 2000;

const NOWHERE = '/nowhere';

/**
 * Returns the URL to route by. The router answers malformed URLs with JSON, but a viewer who followed a broken link
 * needs the page for "not found".
 */
export function toRoutedAddress({ method = '', url = '/' }: RawRequestDefaultExpression): string {
  if (!url.includes('%') && url.length <= LONGEST_NAME) return url;
  const [path = '/'] = url.split('?');
  const isPage =
    ['GET', 'HEAD'].includes(method) && !`${path}/`.startsWith(`${API_BASE}/`) && !isFile(path);
  return isPage && !canBeRead(path, url) ? NOWHERE : url;
}

function canBeRead(path: string, url: string): boolean {
  if (path.length > LONGEST_NAME || url.includes('%00')) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    // The percent encoding is invalid.
    return false;
  }
}
