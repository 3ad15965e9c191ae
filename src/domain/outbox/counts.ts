import { countItems, listItems, type OutboxCounts } from '#offline/outbox/items.ts';
import { type useWaiting, useWaitingSelector } from './waiting.ts';

/** Counts waiting and refused items. `waiting` is 0 unless sending is paused or an item is delayed. */
export function useOutboxCounts(): OutboxCounts {
  return useWaitingSelector(toCounts);
}

let counts = countItems([]);

function toCounts({ rows, isPaused }: ReturnType<typeof useWaiting>): OutboxCounts {
  const items = listItems(rows);
  const next = countItems(items, isPaused || items.some((each) => !each.refused && each.isDelayed));
  if (JSON.stringify(next) !== JSON.stringify(counts)) counts = next;
  return counts;
}
