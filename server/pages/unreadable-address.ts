import type { RawRequestDefaultExpression } from 'fastify';
import { API_BASE } from '../../contract/paths.ts';
import { isFile } from './page-addresses.ts';

/** Letters; no name in an address of ours comes near, and the router refuses longer ones. */
export const LONGEST_NAME = 2000;

/** Any address that is no page. */
const NOWHERE = '/nowhere';

/**
 * The address to route by. What the router would refuse is answered with JSON, which is no answer to a person who
 * followed a broken link: a page that no address can name is a page that is not there.
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
    // Half a letter, or none at all, behind a percent sign.
    return false;
  }
}
