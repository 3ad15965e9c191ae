/** BroadcastChannel: a timer or a cooking session changed on this device. */
export const KITCHEN_CHANNEL = 'kitchen';
