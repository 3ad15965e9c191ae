/** BroadcastChannel: what the tab that listens to the server has heard, for the others. */
export const LIVE_CHANNEL = 'live';
