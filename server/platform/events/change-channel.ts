import type { FastifyBaseLogger } from 'fastify';

export type Log = Pick<FastifyBaseLogger, 'warn'>;

/** Name of the channel for "something was written", in PostgreSQL and in Redis. */
export const CHANNEL = 'simmer_changes';

/** Notifies all servers of an installation about writes. */
export interface ChangeChannel {
  /** All listening servers receive it, including the sender. */
  send: () => Promise<void>;
  /**
   * Listens on a separate connection, which is reopened when it is lost. `wake` is also called after each opening,
   * because earlier messages were missed. Returns a function that stops listening.
   */
  keepListening: (wake: () => void, log: Log) => () => Promise<void>;
}
