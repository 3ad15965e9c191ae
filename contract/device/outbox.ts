/** Web lock of whoever sends the outbox, so that pages and worker do not send at once. It only saves work. */
export const OUTBOX_LOCK = 'outbox';
/** BroadcastChannel: a page tells the others that something was added to the outbox. */
export const OUTBOX_CHANNEL = 'outbox';
/** The tag under which the browser wakes the worker when the network is back. */
export const OUTBOX_TAG = 'outbox';

/** For so long a deletion can be undone on the device that it was made on. */
export const UNDO_MS = 10_000;
/** So much longer it is not sent, for a tap in the last moment. */
export const UNDO_GRACE_MS = 1_000;

export const OUTBOX_ROWS_MAX = 200;
export const OUTBOX_BYTES_MAX = 50_000_000;
/** The server stores a key for 90 days; clients stop relying on it a month earlier. */
export const KEY_TRUSTED_MS = 60 * 24 * 60 * 60 * 1000;
/** What the server answered is shown on top of older lists for this long. */
export const RECEIPT_KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** How long the id that the server gave for a local id is stored: as long as the server stores its key. */
export const IDS_KEPT_MS = 90 * 24 * 60 * 60 * 1000;
export const RETRY_AFTER_MAX_MS = 60 * 60 * 1000;
export const BACKOFF_MAX_MS = 5 * 60 * 1000;
/** The first so many of a pass are sent without a pause; the rest of a full outbox is throttled. */
export const PACE_FREE = 20;
export const PACE_MS = 50;
/** Request timeout, plus a second for each 50 kB sent. */
export const SEND_WITHIN_MS = 30_000;
export const SEND_BYTES_A_SECOND = 50_000;
