import { decide, toRefusedSentence } from '#domain/outbox/refusals.ts';
import { useWaiting } from '#domain/outbox/waiting.ts';
import type { Delivery } from '#domain/overlay/pending.ts';
import type { OutboxRow } from '#offline/outbox/rows.ts';

/** The viewer's own post, or an edit of it, that the server refused. */
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

/** Resubmits the post unchanged. Resolves with the error message, or undefined. */
export function sendPostAgain({ row }: RefusedPost): Promise<string | undefined> {
  return decide(({ sendAgain }) => sendAgain(row));
}
