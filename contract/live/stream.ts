/** Of each listener so often at least something is sent; who hears nothing for twice as long has lost the connection. */
export const HEARTBEAT_MS = 25_000;

export const STREAM_TYPE = 'text/event-stream';
