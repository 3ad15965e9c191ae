/**
 * Query parameter of a navigation that the service worker passes to the network, so that a proxy in front of Simmer can
 * show its sign-in page. The app removes it from the address.
 */
export const RECONNECT = 'reconnect';
