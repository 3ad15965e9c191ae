import { PUSHED_TIMERS_MAX, PUSHED_WITHIN_MS } from '../../../contract/push/push-limits.ts';
import { type Timer, toRemaining } from './timer.ts';

/** The timers that the server can send: what runs, the next ones of too many. */
export function listSendable(timers: readonly Timer[], now: number): Timer[] {
  return timers
    .filter(({ dueAt, rangAt }) => dueAt !== undefined && rangAt === undefined)
    .map((timer) => ({ timer, left: toRemaining(timer, now) }))
    .filter(({ left }) => left > 0 && left <= PUSHED_WITHIN_MS)
    .toSorted((one, other) => one.left - other.left)
    .slice(0, PUSHED_TIMERS_MAX)
    .map(({ timer }) => timer);
}

/** A timer with its end: given another one, it is another timer for the server. */
export function toSentKey({ id, dueAt }: Pick<Timer, 'id' | 'dueAt'>): string {
  return `${dueAt} ${id}`;
}
