/** BroadcastChannel: a timer or a dish in progress changed on this device. */
export const KITCHEN_CHANNEL = 'kitchen';
