import { KITCHEN_CHANNEL } from '../../../contract/device/kitchen.ts';

/** Tells all tabs, this one too, that what is on the stove is to be read again. */
export function notifyKitchen(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(KITCHEN_CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** Calls `listener` after every change of a timer or a dish in progress, in any tab. Returns how to stop. */
export function subscribeToKitchen(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(KITCHEN_CHANNEL);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
