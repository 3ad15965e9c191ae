import type { OutboxRow } from './rows.ts';

/** Tried in vain so far, or refused: what goes at once is not worth a word. */
export function isHeldUp({ state, attempts }: Pick<OutboxRow, 'state' | 'attempts'>): boolean {
  return state === 'failed' || (state === 'queued' ? attempts > 0 : attempts > 1);
}
