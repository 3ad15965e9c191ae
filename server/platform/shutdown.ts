import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { withTimeout } from './with-timeout.ts';

/** A shutdown takes less than ten seconds in total (contract: SIGTERM). */
const STOP_MS = 9200;
/** Milliseconds for running requests. */
const FINISH_MS = 4000;

type Close = () => Promise<void>;

/**
 * On SIGTERM or SIGINT runs the `onClose` callbacks, last one first, and exits with 0. A second signal is ignored,
 * because people press Ctrl-C twice, and npm forwards the signal of the terminal as well.
 */
export function closeOnSignal(fail: (error: unknown) => void): { onClose: (close: Close) => void } {
  const closes: Close[] = [];
  let isClosing = false;
  const closeAll = async () => {
    if (isClosing) return;
    isClosing = true;
    await closeEach(closes.toReversed());
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void closeAll().catch(fail));
  }
  return { onClose: (close) => closes.push(close) };
}

/**
 * Runs all in sequence, each with an equal share of `timeoutMs` milliseconds. A failure does not skip the rest; the
 * first error is thrown.
 */
export async function closeEach(closes: readonly Close[], timeoutMs = STOP_MS): Promise<void> {
  const errors: unknown[] = [];
  for (const close of closes) {
    await withTimeout(close(), timeoutMs / closes.length).catch((error: unknown) =>
      errors.push(error),
    );
  }
  if (errors.length > 0) throw errors[0];
}

/** Closes a plain HTTP server at once. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Stops accepting requests, waits for those in progress, and aborts them after `timeoutMs` milliseconds. */
export async function finish(app: FastifyInstance, timeoutMs = FINISH_MS): Promise<void> {
  // Closes keep-alive connections after their last request. They would otherwise stay open for another minute.
  const tidying = setInterval(() => app.server.closeIdleConnections(), 50);
  const timer = setTimeout(() => app.server.closeAllConnections(), timeoutMs);
  await app.close();
  clearInterval(tidying);
  clearTimeout(timer);
}
