/**
 * Interval at which the server sends something to each listener. A listener without data for twice as long has lost the
 * connection.
 */
export const HEARTBEAT_MS = 25_000;

export const STREAM_TYPE = 'text/event-stream';
