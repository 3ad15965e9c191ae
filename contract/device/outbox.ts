/** Web lock for sending the outbox, so that pages and worker do not send at the same time. It only saves work. */
export const OUTBOX_LOCK = 'outbox';
/** BroadcastChannel: a page notifies the others that the outbox has a new entry. */
export const OUTBOX_CHANNEL = 'outbox';
/** Sync tag: the browser wakes the worker with it when the network is back. */
export const OUTBOX_TAG = 'outbox';

/** How long a deletion can be undone on the device that made it. */
export const UNDO_MS = 10_000;
export const UNDO_GRACE_MS = 1_000;

export const OUTBOX_ROWS_MAX = 200;
export const OUTBOX_BYTES_MAX = 50_000_000;
/** The server stores a key for 90 days. Clients rely on it for 60 days only. */
export const KEY_TRUSTED_MS = 60 * 24 * 60 * 60 * 1000;
export const RECEIPT_KEPT_MS = 7 * 24 * 60 * 60 * 1000;
export const IDS_KEPT_MS = 90 * 24 * 60 * 60 * 1000;
export const RETRY_AFTER_MAX_MS = 60 * 60 * 1000;
export const BACKOFF_MAX_MS = 5 * 60 * 1000;
/** Number of writes that a pass sends without a pause. The rest of a full outbox is throttled. */
export const PACE_FREE = 20;
export const PACE_MS = 50;
/** Request timeout. Each 50 kB of the body adds one second. */
export const SEND_WITHIN_MS = 30_000;
export const SEND_BYTES_A_SECOND = 50_000;
