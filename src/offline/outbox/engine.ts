import { BACKOFF_MAX_MS, PACE_FREE, PACE_MS } from '#contract/device/outbox.ts';
import type { Device } from '../device/database.ts';
import { isStuck } from './delays.ts';
import type { OutboxRow } from './rows.ts';

/** The dependencies of the outbox; page, worker and tests pass different ones. */
export interface Engine {
  db: Device;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  now: () => number;
  /** Returns a number from 0 to 1. */
  random: () => number;
  backoff: (attempts: number, random: number) => number;
  /** Waits before the next write; `sent` is the number of writes sent in this pass. */
  pace: (sent: number) => Promise<void>;
  /** Calls `ring` once after `ms`. Returns a function that cancels it. */
  setAlarm: (ring: () => void, ms: number) => () => void;
  /** Called between any two steps, so that a test can end the process there. */
  checkpoint: (label: string) => void;
}

export function toEngine(db: Device): Engine {
  return {
    db,
    fetch: (address, init) => fetch(address, init),
    now: () => Date.now(),
    random: () => Math.random(),
    backoff: toBackoff,
    pace: keepPace,
    setAlarm: (ring, ms) => {
      const alarm = setTimeout(ring, ms);
      return () => clearTimeout(alarm);
    },
    checkpoint: () => undefined,
  };
}

/** Pauses between writes, since a full outbox would exceed the server's rate limits. */
async function keepPace(sent: number): Promise<void> {
  if (sent < PACE_FREE) return;
  await new Promise((resolve) => setTimeout(resolve, PACE_MS));
}

/** Exponential backoff in milliseconds, at most five minutes, with full jitter so that devices do not retry in step. */
export function toBackoff(attempts: number, random: number): number {
  return Math.min(BACKOFF_MAX_MS, 1000 * 2 ** attempts) * random;
}

const STUCK_WAIT_MS = 60 * 60 * 1000;

export function toNextTry(row: OutboxRow, engine: Engine): number {
  const now = engine.now();
  if (isStuck(row, now)) return now + STUCK_WAIT_MS;
  return now + engine.backoff(row.attempts - (row.attemptsOffline ?? 0), engine.random());
}
