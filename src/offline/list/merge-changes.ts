import type { ListChanges } from '#contract/list/schema.ts';
import { addChanges, EMPTY_LIST, listLiving } from '#contract/list/state.ts';

/** Maximum number of stored removals. They hide removed needs that are still waiting to be sent. */
const REMOVALS_KEPT = 300;

/** Adds the server's changes to the stored copy of a list. Removed needs and their ticks are dropped. */
export function mergeChanges(copy: ListChanges, changes: ListChanges): ListChanges {
  const state = addChanges(addChanges(EMPTY_LIST, copy), changes);
  const isLiving = ({ needId }: { needId: string }) => !state.removals.has(needId);
  const removals = [...state.removals.values()].toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );
  return {
    list: changes.list,
    needs: listLiving(state),
    // A tick may arrive before its need.
    ticks: [...state.ticks.values()].filter(isLiving),
    removals: removals.slice(-REMOVALS_KEPT),
    cursor: changes.cursor,
  };
}
