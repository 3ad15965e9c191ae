import { getDomain } from 'tldts';

/** Push services of Chrome, Firefox, Edge and Safari, each with all its subdomains. */
export const BROWSERS_SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];

/**
 * Sends are limited for each site. It is the service of a browser's maker, or the registrable domain, since its owner can
 * create any number of hosts. Tests use a host without such a domain, which then is the site.
 */
export function toPushSite(endpoint: string): string {
  const { hostname, host } = new URL(endpoint);
  const known = BROWSERS_SERVICES.find((name) => `.${hostname}`.endsWith(`.${name}`));
  return known ?? getDomain(hostname) ?? host;
}

export function isBrowsersService(site: string): boolean {
  return BROWSERS_SERVICES.includes(site);
}
