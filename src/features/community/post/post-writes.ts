import { decide, toRefusedSentence } from '../../../data/outbox/refusals.ts';
import { useWaiting } from '../../../data/outbox/waiting.ts';
import type { OutboxRow } from '../../../offline/outbox/rows.ts';
import type { Delivery } from '../../../writes/overlay/pending.ts';

/** A post of one's own, or new words for it, that the server refused. */
export interface RefusedPost {
  reason: string;
  row: OutboxRow;
}

export function useRefusedPost(delivery: Delivery | undefined): RefusedPost | undefined {
  const { rows } = useWaiting();
  if (delivery?.state !== 'failed') return undefined;
  const row = rows.find(({ key }) => key === delivery.key);
  return row && { reason: toRefusedSentence(row), row };
}

/** Sends it again as it is; answers why that could not be, or nothing. */
export function sendPostAgain({ row }: RefusedPost): Promise<string | undefined> {
  return decide(({ sendAgain }) => sendAgain(row));
}
