/** BroadcastChannel: passes live changes from the tab with the event stream to the other tabs. */
export const LIVE_CHANNEL = 'live';
