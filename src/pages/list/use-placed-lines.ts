import { type RefObject, useMemo, useState } from 'react';
import type { List } from '#contract/list/schema.ts';
import type { ListState } from '#contract/list/state.ts';
import type { ListLine } from '#knowledge/shopping/list-lines.ts';
import { keepPlaces, type PlacedLine, placeLines } from './placed-lines.ts';
import { useHold } from './use-hold.ts';

interface Shown {
  list: Pick<List, 'aisleOrder'>;
  state: ListState;
  lines: readonly ListLine[];
  isShopping: boolean;
}

/**
 * Returns the lines in their groups. While the user touches or scrolls the list, no line moves. In shopping
 * mode a ticked line stays in its aisle until the mode ends.
 */
export function usePlacedLines(
  element: RefObject<HTMLElement | null>,
  { list, state, lines, isShopping }: Shown,
): { placed: readonly PlacedLine[]; release: () => void } {
  const { isHeld, release } = useHold(element);
  const staying = useStaying(lines, isShopping);
  const { aisleOrder } = list;
  const fresh = useMemo(() => {
    const toTime = ({ needs }: ListLine) =>
      Math.max(...needs.map(({ _id }) => Date.parse(state.ticks.get(_id)?.at ?? '') || 0));
    return placeLines(lines, { aisleOrder, staying, boughtAt: toTime });
  }, [lines, aisleOrder, staying, state]);

  // The places at the moment when the user began to touch the list.
  const [held, setHeld] = useState<readonly PlacedLine[]>();
  if (isHeld && !held) setHeld(fresh);
  if (!isHeld && held) setHeld(undefined);

  const placed = held && held.length > 0 ? keepPlaces(held, lines) : fresh;
  return { placed, release };
}

const NONE: ReadonlySet<string> = new Set();

/** Keys of all lines that were open at some time since shopping began. */
function useStaying(lines: readonly ListLine[], isShopping: boolean): ReadonlySet<string> {
  const [staying, setStaying] = useState(NONE);
  if (!isShopping && staying.size > 0) setStaying(NONE);
  const added = isShopping
    ? lines.flatMap(({ key, isBought }) => (isBought || staying.has(key) ? [] : [key]))
    : [];
  if (added.length > 0) setStaying(new Set([...staying, ...added]));
  return staying;
}
