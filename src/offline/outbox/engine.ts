import { BACKOFF_MAX_MS, PACE_FREE, PACE_MS } from '../../../contract/device/outbox.ts';
import type { Device } from '../device/device.ts';
import { isStuck } from './delays.ts';
import type { OutboxRow } from './rows.ts';

/** The engine's ports; page, worker and tests each pass their own. */
export interface Engine {
  db: Device;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  now: () => number;
  /** 0 to 1. */
  random: () => number;
  /** Milliseconds until the next try, after so many. */
  backoff: (attempts: number, random: number) => number;
  /** Waits before the next one, after so many in this pass. */
  pace: (sent: number) => Promise<void>;
  /** Calls once after a delay; returns how to cancel that. */
  setAlarm: (ring: () => void, ms: number) => () => void;
  /** Called between any two steps: here a test ends the process. */
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

/** Pauses between writes: two hundred likes at once would exceed the server's rate limits. */
async function keepPace(sent: number): Promise<void> {
  if (sent < PACE_FREE) return;
  await new Promise((resolve) => setTimeout(resolve, PACE_MS));
}

/** Exponential backoff up to five minutes, with jitter, so that many devices do not retry at the same time. */
export function toBackoff(attempts: number, random: number): number {
  return Math.min(BACKOFF_MAX_MS, 1000 * 2 ** attempts) * random;
}

const STUCK_WAIT_MS = 60 * 60 * 1000;

export function toNextTry(row: OutboxRow, engine: Engine): number {
  const now = engine.now();
  if (isStuck(row, now)) return now + STUCK_WAIT_MS;
  return now + engine.backoff(row.attempts - (row.attemptsOffline ?? 0), engine.random());
}
