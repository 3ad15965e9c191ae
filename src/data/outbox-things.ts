import { type HeldUp, listThings, type Thing, toHeldUp } from '../offline/outbox/things.ts';
import { useWaiting } from './waiting.ts';

export { type HeldUp, listThings, type Thing, toHeldUp };
/** A write that waits, as screens see it. */
export type WaitingRow = Thing['row'];

/**
 * How many things of one's own wait, and how many were refused and go nowhere by themselves. What goes at once is not worth a
 * word; but where one was tried in vain, those behind it wait as well.
 */
export function useHeldUp(): HeldUp {
  const { rows, isPaused } = useWaiting();
  const things = listThings(rows);
  const ready = things.filter(({ refused }) => !refused);
  return toHeldUp(things, isPaused || ready.some((thing) => thing.isHeldUp));
}
