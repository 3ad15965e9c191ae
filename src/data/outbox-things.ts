import { listThings, type Thing } from '../offline/outbox/things.ts';
import { useWaiting } from './waiting.ts';

export { listThings, type Thing };
/** A write that waits, as screens see it. */
export type WaitingRow = Thing['row'];

/** How many things of one's own wait or were refused; refused ones count at once. */
export function useHeldUpCount(): number {
  return listThings(useWaiting().rows).filter((thing) => thing.isHeldUp).length;
}
