import { KITCHEN_CHANNEL } from '#contract/device/names.ts';

/** Notifies all tabs, this one included, to read timers and sessions again. */
export function notifyKitchen(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(KITCHEN_CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** Calls `listener` after changes of a timer or session in any tab. Returns the unsubscribe function. */
export function subscribeToKitchen(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(KITCHEN_CHANNEL);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
