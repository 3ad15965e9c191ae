import { setTimeout as pause } from 'node:timers/promises';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import type { Postmaster } from './postmaster.ts';
import { isAlive } from './process-life.ts';

const POLL_EVERY_MS = 250;
/** After this number of failed starts in a row, waiting will not help, for example with a full disk. */
const MAX_FAILED_STARTS = 5;
/** More deaths than this within a minute delay the next start. */
const QUICK_RESTARTS = 5;
const MINUTE_MS = 60_000;
const SLOW_RESTART_MS = 5000;

interface WatchOptions {
  /** Restarts PostgreSQL on the same port. */
  restart: (dead: Postmaster) => Promise<Postmaster>;
  log: (text: string) => void;
  /** Called once, when PostgreSQL can no longer be started. */
  onFatal: (error: Error) => void;
  /** Replaced in tests. Rejects when the signal aborts. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Restarts PostgreSQL whenever it dies, also during a restart. If it dies repeatedly, restarts become slower but
 * never stop: the server answers 503 in the meantime, and reads that need no database still work. An adopted
 * PostgreSQL is not a child process, so it is polled.
 */
export function watch(
  first: Postmaster,
  { restart, log, onFatal, wait = waitUnref }: WatchOptions,
) {
  let current = first;
  const ending = new AbortController();
  const { signal } = ending;
  let deaths: number[] = [];

  async function keepRunning(): Promise<void> {
    while (!signal.aborted) {
      if (isAlive(current.pid)) {
        await ignoreError(waitUnref(POLL_EVERY_MS, signal), 'The loop checks the signal itself');
        continue;
      }
      deaths = [...deaths.filter((at) => at > Date.now() - MINUTE_MS), Date.now()];
      if (deaths.length > QUICK_RESTARTS) {
        log(
          `The database crashed ${deaths.length} times within a minute; restarting in ${SLOW_RESTART_MS / 1000} s.`,
        );
        await wait(SLOW_RESTART_MS, signal);
      }
      log('The database exited unexpectedly; restarting it ...');
      current = await startAgain();
      log('The database has restarted.');
    }
  }

  async function startAgain(): Promise<Postmaster> {
    for (let failures = 1; ; failures += 1) {
      try {
        return await restart(current);
      } catch (error) {
        if (failures === MAX_FAILED_STARTS) throw error;
        const waitMs = POLL_EVERY_MS * 2 ** failures;
        log(`The database failed to start; retrying in ${waitMs} ms: ${String(error)}`);
        await wait(waitMs, signal);
      }
    }
  }

  const done = keepRunning().catch((error: unknown) => {
    if (signal.aborted) return;
    onFatal(error instanceof Error ? error : new Error(String(error)));
  });

  return {
    current: (): Postmaster => current,
    /** Stops watching, waits for a running restart and returns the current process. */
    end: async (): Promise<Postmaster> => {
      ending.abort();
      await done;
      return current;
    },
  };
}

async function waitUnref(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { ref: false, signal });
}
