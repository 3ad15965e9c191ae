/**
 * Query parameter of a navigation that the service worker leaves to the network, so that a proxy in front of Simmer can ask for its
 * sign-in. The app removes it from the address.
 */
export const RECONNECT = 'reconnect';
