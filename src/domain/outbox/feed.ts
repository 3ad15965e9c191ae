import { OUTBOX_CHANNEL } from '#contract/device/outbox.ts';
import { onDevice, writeOnDevice } from '#offline/device/device.ts';
import { createFeed } from '#offline/outbox/feed.ts';
import { readBytes } from '#offline/outbox/read-bytes.ts';
import { type Receipt, readReceipts } from '#offline/outbox/receipts.ts';
import { type OutboxRow, readRows } from '#offline/outbox/rows.ts';
import { countAll, readWaiting, type Waiting } from '#offline/outbox/watch.ts';

/** `changed`: read the waiting writes again. `waiting`: there is also something to send. */
type Message = 'changed' | 'waiting';

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(OUTBOX_CHANNEL) : undefined;
const feed = createFeed<Waiting>(() => onDevice(readWaiting, undefined));

/** Reports the waiting writes of the signed-in user, now and on every change. Returns the unsubscribe function. */
export const { observe } = feed;

/** Notifies the observers of this page and of other pages. */
export function notifyChanged(message: Message = 'changed'): void {
  channel?.postMessage(message);
  feed.refresh();
}

/** Follows the changes by other pages and the worker, and calls `wake` if there is something to send. */
export function listenToOthers(wake: () => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    feed.refresh();
    if (data === 'waiting') wake();
  });
}

export function countWaiting(userId: string): Promise<number> {
  return writeOnDevice(async (device) => (await readRows(device, userId)).length);
}

export function readOwnRows(userId: string): Promise<OutboxRow[]> {
  return onDevice((device) => readRows(device, userId), []);
}

export function readOwnReceipts(userId: string): Promise<Receipt[]> {
  return onDevice((device) => readReceipts(device, userId), []);
}

export function countWaitingOfAll(): Promise<number> {
  return writeOnDevice(countAll);
}

export function findBytes(uploadId: string, userId: string): Promise<ArrayBuffer | undefined> {
  return onDevice((device) => readBytes(device, uploadId, userId), undefined);
}
