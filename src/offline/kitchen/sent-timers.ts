import { PUSHED_TIMERS_MAX, PUSHED_WITHIN_MS } from '#contract/push/limits.ts';
import { type Timer, toRemaining } from './timer.ts';

/** Lists the running timers that the server can push; of too many, the next ones. */
export function listSendable(timers: readonly Timer[], now: number): Timer[] {
  return timers
    .filter(({ dueAt, rangAt }) => dueAt !== undefined && rangAt === undefined)
    .map((timer) => ({ timer, left: toRemaining(timer, now) }))
    .filter(({ left }) => left > 0 && left <= PUSHED_WITHIN_MS)
    .toSorted((one, other) => one.left - other.left)
    .slice(0, PUSHED_TIMERS_MAX)
    .map(({ timer }) => timer);
}

/** Identifies a timer with its end: after a change of the end the server treats it as another timer. */
export function toSentKey({ id, dueAt }: Pick<Timer, 'id' | 'dueAt'>): string {
  return `${dueAt} ${id}`;
}
