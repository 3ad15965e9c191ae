import { getDomain } from 'tldts';

/** Push services of Chrome, Firefox, Edge and Safari, each with all its subdomains. */
export const BROWSERS_SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];

/**
 * The part of a push address that sends are limited by: the service of a browser's maker, or the registrable domain, whose
 * owner can create any number of hosts. Without such a domain, as in tests, it is the host.
 */
export function toPushSite(endpoint: string): string {
  const { hostname, host } = new URL(endpoint);
  const known = BROWSERS_SERVICES.find((name) => `.${hostname}`.endsWith(`.${name}`));
  return known ?? getDomain(hostname) ?? host;
}

export function isBrowsersService(site: string): boolean {
  return BROWSERS_SERVICES.includes(site);
}
