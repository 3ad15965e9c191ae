import type { OutboxRow } from '../../offline/outbox/rows.ts';
import type { Delivery } from '../../offline/overlay/laid.ts';
import { toRefusalText } from '../refusals.ts';
import { useWaiting } from '../waiting.ts';

const NOT_KEPT = 'This device keeps nothing at the moment';

/** A post of one's own, or new words for it, that the server refused. */
export interface RefusedPost {
  reason: string;
  row: OutboxRow;
}

export function useRefusedPost(delivery: Delivery | undefined): RefusedPost | undefined {
  const { rows } = useWaiting();
  if (delivery?.state !== 'failed') return undefined;
  const row = rows.find(({ key }) => key === delivery.key);
  return row && { reason: toRefusalText(row), row };
}

/** Sends it again as it is; answers why that could not be, or nothing. */
export async function sendPostAgain({ row }: RefusedPost): Promise<string | undefined> {
  try {
    await (await import('../outbox-decisions.ts')).sendAgain(row);
    return undefined;
  } catch {
    return NOT_KEPT;
  }
}
