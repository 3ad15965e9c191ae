import type { NewTick } from '#contract/list/schema.ts';
import type { ListState } from '#contract/list/state.ts';

/** A tick that wins over the shown one, even if the clock of this device is behind. */
export function toNextTick(
  { ticks }: Pick<ListState, 'ticks'>,
  needId: string,
  ticked: boolean,
  now = Date.now(),
): NewTick {
  const shown = Date.parse(ticks.get(needId)?.at ?? '') || 0;
  return { needId, ticked, at: new Date(Math.max(now, shown + 1)).toISOString() };
}
