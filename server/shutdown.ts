import type { FastifyInstance } from 'fastify';
import { inTime } from './in-time.ts';

/** The whole of stopping stays under ten seconds (contract: SIGTERM). */
const STOP_MS = 9200;
/** Requests under way get this long. */
const FINISH_MS = 4000;

type Close = () => Promise<void>;

/**
 * On SIGTERM or SIGINT runs what was handed to `onClose`, the last one first, and exits 0. A second signal changes
 * nothing: people press Ctrl-C twice, and npm hands on the terminal's signal as well.
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

/** Closes one after the other, within `patience` milliseconds shared evenly. None keeps the next from its turn; the first error is thrown. */
export async function closeEach(closes: readonly Close[], patience = STOP_MS): Promise<void> {
  const errors: unknown[] = [];
  for (const close of closes) {
    await inTime(close(), patience / closes.length).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
}

/** Takes no more requests, lets those under way end, and cuts off those that do not within `patience` milliseconds. */
export async function finish(app: FastifyInstance, patience = FINISH_MS): Promise<void> {
  // A kept connection whose last request ends only now would stay open for another minute.
  const tidying = setInterval(() => app.server.closeIdleConnections(), 50);
  const impatience = setTimeout(() => app.server.closeAllConnections(), patience);
  await app.close();
  clearInterval(tidying);
  clearTimeout(impatience);
}
