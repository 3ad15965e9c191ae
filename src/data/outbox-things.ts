import { listThings, type Thing } from '../offline/outbox/things.ts';
import { useWaiting } from './waiting.ts';

export { listThings, type Thing };
/** A write that waits, as screens see it. */
export type WaitingRow = Thing['row'];

/**
 * How many things of one's own wait or were refused. What goes at once is not worth a word; but where one was tried in vain,
 * those behind it wait as well.
 */
export function useHeldUpCount(): number {
  const { rows, isPaused } = useWaiting();
  const things = listThings(rows);
  const ready = things.filter(({ refused }) => !refused);
  const isWaiting = isPaused || ready.some((thing) => thing.isHeldUp);
  return things.length - (isWaiting ? 0 : ready.length);
}
