import type { ChangeChannel, Log } from './change-channel.ts';

/** Every server is woken at most once in this time, however many writes there are. */
const EVERY_MS = 250;

export interface Announcer {
  /** Call after a commit. All servers are notified soon, once for all commits until then. */
  announce: () => void;
  stop: () => Promise<void>;
}

/**
 * Notifies other servers outside the transactions of the writes. Inside them it would be one lock for all writers of
 * the database at their commits. A failed notification is not retried, because listeners also poll.
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
      log.warn(error, 'Publishing a change notification failed; live updates are delayed.');
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
