import type { OutboxRow } from './rows.ts';

/** Tried in vain so far, or refused: what goes at once is not worth a word. */
export function isHeldUp({ state, attempts }: Pick<OutboxRow, 'state' | 'attempts'>): boolean {
  return state === 'failed' || (state === 'queued' ? attempts > 0 : attempts > 1);
}

const STUCK_ATTEMPTS = 8;
const STUCK_MS = 24 * 60 * 60 * 1000;

/** Tried many times over more than a day: said so on screen, and tried each hour. */
export function isStuck(
  { state, attempts, firstSentAt }: Pick<OutboxRow, 'state' | 'attempts' | 'firstSentAt'>,
  now: number,
): boolean {
  return state !== 'failed' && attempts >= STUCK_ATTEMPTS && now - (firstSentAt ?? now) >= STUCK_MS;
}
