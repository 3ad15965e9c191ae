/**
 * Query parameter of a navigation that the service worker passes to the network, so that a proxy in front of Simmer can
 * show its sign-in page. The app removes it from the address.
 */
export const RECONNECT = 'reconnect';

/** A page holds this lock, shared, while the user cooks or types. No new version takes over while it is held. */
export const BUSY_LOCK = 'busy';

/** BroadcastChannel: passes live changes from the tab with the event stream to the other tabs. */
export const LIVE_CHANNEL = 'live';

/** BroadcastChannel: a timer or a cooking session changed on this device. */
export const KITCHEN_CHANNEL = 'kitchen';
