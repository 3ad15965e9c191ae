import type { OutboxRow } from './rows.ts';

/** Refused, or tried without success. A first attempt in progress is not delayed. */
export function isDelayed({ state, attempts }: Pick<OutboxRow, 'state' | 'attempts'>): boolean {
  return state === 'failed' || (state === 'queued' ? attempts > 0 : attempts > 1);
}

const STUCK_ATTEMPTS = 8;
const STUCK_MS = 24 * 60 * 60 * 1000;

/** Tried at least 8 times for more than a day: shown as stuck, and retried every hour. */
export function isStuck(
  { state, attempts, firstSentAt }: Pick<OutboxRow, 'state' | 'attempts' | 'firstSentAt'>,
  now: number,
): boolean {
  return state !== 'failed' && attempts >= STUCK_ATTEMPTS && now - (firstSentAt ?? now) >= STUCK_MS;
}
