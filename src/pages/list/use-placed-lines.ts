import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
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
 * The lines at their places. While the user touches or scrolls the list, changes show where the lines are. In shopping
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

  const latest = useRef(fresh);
  const [held, setHeld] = useState<readonly PlacedLine[]>();
  useLayoutEffect(() => {
    if (isHeld) setHeld((places) => places ?? latest.current);
    else setHeld(undefined);
  }, [isHeld]);
  useLayoutEffect(() => {
    latest.current = fresh;
  }, [fresh]);

  const placed = held && held.length > 0 ? keepPlaces(held, lines) : fresh;
  return { placed, release };
}

const NONE: ReadonlySet<string> = new Set();

/** Keys of all lines that were open at some time since shopping began. */
function useStaying(lines: readonly ListLine[], isShopping: boolean): ReadonlySet<string> {
  const [staying, setStaying] = useState(NONE);
  useEffect(() => {
    if (!isShopping) {
      setStaying(NONE);
      return;
    }
    setStaying((known) => {
      const open = lines.flatMap(({ key, isBought }) => (isBought ? [] : [key]));
      return open.every((key) => known.has(key)) ? known : new Set([...known, ...open]);
    });
  }, [lines, isShopping]);
  return staying;
}
