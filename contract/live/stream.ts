/** Interval of data to each listener. Without data for twice as long, the connection is lost. */
export const HEARTBEAT_MS = 25_000;

export const STREAM_TYPE = 'text/event-stream';
