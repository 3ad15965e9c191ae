import type { ChangeChannel, Log } from './change-channel.ts';

/** However much is written, every server is woken so often at most. */
const EVERY_MS = 250;

export interface Announcer {
  /** Something was committed: all servers are told soon, once for all that comes until then. */
  announce: () => void;
  stop: () => Promise<void>;
}

/**
 * Tells the others beside the writes: inside the transaction of each it would be one lock for all writers of the database at their
 * commits. One that cannot be sent is left: listeners also look by themselves.
 */
export function createAnnouncer(channel: ChangeChannel, log: Log): Announcer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let nextAt = 0;
  let sending = Promise.resolve();

  const send = async () => {
    timer = undefined;
    nextAt = Date.now() + EVERY_MS;
    try {
      await channel.send();
    } catch (error) {
      log.warn(
        error,
        'Listeners could not be told that something was written; they hear of it later.',
      );
    }
  };
  return {
    announce: () => {
      if (timer !== undefined || isStopped) return;
      const waitMs = Math.min(EVERY_MS, Math.max(0, nextAt - Date.now()));
      timer = setTimeout(() => {
        sending = send();
      }, waitMs);
      timer.unref();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      return sending;
    },
  };
}
