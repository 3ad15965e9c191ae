import { setTimeout as pause } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';
import { isAlive } from './process-life.ts';

const GLANCE_EVERY = 250;
const MAX_RESTARTS = 5;
const RESTARTS_WITHIN = 60_000;

interface Care {
  /** Restarts PostgreSQL on the same port. */
  restart: (dead: Postmaster) => Promise<Postmaster>;
  say: (text: string) => void;
  /** Called once, when restarting fails. */
  onFatal: (error: Error) => void;
}

/** Restarts PostgreSQL when it dies. An adopted one is no child process, so it is polled. */
export function watch(first: Postmaster, { restart, say, onFatal }: Care) {
  let current = first;
  const ending = new AbortController();
  const deaths: number[] = [];

  async function keepRunning(): Promise<void> {
    while (!ending.signal.aborted) {
      if (isAlive(current.pid)) {
        await pause(GLANCE_EVERY, undefined, { ref: false, signal: ending.signal }).catch(() => {});
        continue;
      }
      deaths.push(Date.now());
      const recent = deaths.filter((at) => at > Date.now() - RESTARTS_WITHIN);
      if (recent.length > MAX_RESTARTS) {
        throw new Error(`The database died ${recent.length} times within a minute.`);
      }
      say('The database has stopped by itself; starting it again ...');
      current = await restart(current);
      say('The database is back.');
    }
  }

  const done = keepRunning().catch((error: unknown) => {
    onFatal(error instanceof Error ? error : new Error(String(error)));
  });

  return {
    /** Stops watching, waits for a running restart and returns the current process. */
    end: async (): Promise<Postmaster> => {
      ending.abort();
      await done;
      return current;
    },
  };
}
