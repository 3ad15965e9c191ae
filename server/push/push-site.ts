import { getDomain } from 'tldts';

/** Push services of Chrome, Firefox, Edge and Safari, each with all its subdomains. */
export const BROWSERS_SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];

/**
 * Returns the key for the limits per site: the push service of a browser maker, or the registrable domain, because its
 * owner can create any number of hosts. A host without such a domain, as in tests, is its own site.
 */
export function toPushSite(endpoint: string): string {
  const { hostname, host } = new URL(endpoint);
  const known = BROWSERS_SERVICES.find((name) => `.${hostname}`.endsWith(`.${name}`));
  return known ?? getDomain(hostname) ?? host;
}

export function isBrowsersService(site: string): boolean {
  return BROWSERS_SERVICES.includes(site);
}
