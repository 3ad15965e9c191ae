import type { FastifyBaseLogger } from 'fastify';

export type Log = Pick<FastifyBaseLogger, 'warn'>;

/** What "something was written" is called, in PostgreSQL and in Redis alike. */
export const CHANNEL = 'simmer_changes';

/** How the servers of one installation tell each other that something was written. */
export interface ChangeChannel {
  /** All servers that listen hear it, the sender too. */
  send: () => Promise<void>;
  /**
   * Hears it on a connection of its own, opened again whenever it is lost. `wake` is also called after each opening: what was
   * sent before it was not heard. Returns how to stop.
   */
  keepListening: (wake: () => void, log: Log) => () => Promise<void>;
}
