import type { ListChanges, Need, Removal, Tick } from './schema.ts';

/** The known content of a list. A need is living unless a removal names it. */
export interface ListState {
  needs: ReadonlyMap<string, Need>;
  ticks: ReadonlyMap<string, Tick>;
  removals: ReadonlyMap<string, Removal>;
}

export const EMPTY_LIST: ListState = { needs: new Map(), ticks: new Map(), removals: new Map() };

/**
 * Adds changes to a state. The result does not depend on their order, and adding the same changes again changes
 * nothing: needs are never edited, a removal wins over everything, and the later tick wins.
 */
export function addChanges(
  { needs, ticks, removals }: ListState,
  changes: Partial<Pick<ListChanges, 'needs' | 'ticks' | 'removals'>>,
): ListState {
  const [newNeeds, newTicks, newRemovals] = [new Map(needs), new Map(ticks), new Map(removals)];
  for (const need of changes.needs ?? []) {
    const known = newNeeds.get(need._id);
    if (!known || isBefore(need, known)) newNeeds.set(need._id, need);
  }
  for (const removal of changes.removals ?? []) {
    const known = newRemovals.get(removal.needId);
    if (!known || isBefore(removal, known)) newRemovals.set(removal.needId, removal);
  }
  for (const tick of changes.ticks ?? []) {
    const known = newTicks.get(tick.needId);
    newTicks.set(tick.needId, known ? pickTick(known, tick) : tick);
  }
  return { needs: newNeeds, ticks: newTicks, removals: newRemovals };
}

/** The later tick wins. Of two at the same time, the one that says bought wins. */
export function pickTick(one: Tick, other: Tick): Tick {
  const difference = Date.parse(one.at) - Date.parse(other.at);
  if (difference !== 0) return difference > 0 ? one : other;
  if (one.ticked !== other.ticked) return one.ticked ? one : other;
  return one.by >= other.by ? one : other;
}

export function listLiving({ needs, removals }: ListState): Need[] {
  return [...needs.values()].filter(({ _id }) => !removals.has(_id));
}

/** The first to add or remove something is named. */
function isBefore(one: { at: string; by: string }, other: { at: string; by: string }): boolean {
  const difference = Date.parse(one.at) - Date.parse(other.at);
  return difference === 0 ? one.by < other.by : difference < 0;
}
