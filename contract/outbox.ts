/** Whoever sends what waits holds this lock, so that only one of pages and worker does. It saves work, nothing more. */
export const OUTBOX_LOCK = 'outbox';
/** By this channel a page tells the others that something waits. */
export const OUTBOX_CHANNEL = 'outbox';
/** The tag under which the browser wakes the worker when the network is back. */
export const OUTBOX_TAG = 'outbox';

/** What may wait for one member. */
export const OUTBOX_ROWS_MAX = 200;
export const OUTBOX_BYTES_MAX = 50_000_000;
/** The server remembers a key for 90 days; a month before that nobody relies on it any more. */
export const KEY_TRUSTED_MS = 60 * 24 * 60 * 60 * 1000;
/** What the server answered is laid over older lists for this long. */
export const RECEIPT_KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** What an id of the device became with the server: as long as the server knows its key. */
export const IDS_KEPT_MS = 90 * 24 * 60 * 60 * 1000;
export const RETRY_AFTER_MAX_MS = 60 * 60 * 1000;
export const BACKOFF_MAX_MS = 5 * 60 * 1000;
/** In one pass so many go as fast as they are answered; a full outbox then goes at a pace that no server minds. */
export const PACE_FREE = 20;
export const PACE_MS = 50;
/** An answer may take this long, and a second more for each 50 kB sent. */
export const SEND_WITHIN_MS = 30_000;
export const SEND_BYTES_A_SECOND = 50_000;
