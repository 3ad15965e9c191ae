import { type HeldUp, listThings, type Thing, toHeldUp } from '../../offline/outbox/things.ts';
import { useOfWaiting, type useWaiting } from './waiting.ts';

export { type HeldUp, listThings, type Thing, toHeldUp };
/** A write that waits, as screens see it. */
export type WaitingRow = Thing['row'];

/**
 * How many things of one's own wait, and how many were refused and go nowhere by themselves. What goes at once is not worth a
 * word; but where one was tried in vain, those behind it wait as well.
 */
export function useHeldUp(): HeldUp {
  return useOfWaiting(toCounts);
}

let counts = toHeldUp([]);

/** The same object as long as they are the same. */
function toCounts({ rows, isPaused }: ReturnType<typeof useWaiting>): HeldUp {
  const things = listThings(rows);
  const next = toHeldUp(things, isPaused || things.some((each) => !each.refused && each.isHeldUp));
  if (JSON.stringify(next) !== JSON.stringify(counts)) counts = next;
  return counts;
}
