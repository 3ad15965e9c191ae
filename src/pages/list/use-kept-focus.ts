import { useCallback, useLayoutEffect, useRef } from 'react';
import type { PlacedLine } from './placed-lines.ts';

/**
 * A ticked line moves to another group, and the browser then drops the focus of its checkbox. Moves the focus to the
 * next line of the same kind. Only for keyboards, because focusing can scroll.
 * @returns A function to call before a line is ticked.
 */
export function useKeptFocus(placed: readonly PlacedLine[]): (row: PlacedLine) => void {
  const kept = useRef<PlacedLine>(undefined);
  const before = useRef(placed);
  useLayoutEffect(() => {
    const earlier = before.current;
    before.current = placed;
    const row = kept.current;
    if (!row || placed.some(({ id }) => id === row.id)) return;
    kept.current = undefined;
    if (document.activeElement !== document.body) return;
    const next = findNext(earlier, placed, row);
    const boxes = document.querySelectorAll<HTMLElement>('[data-line] input');
    [...boxes]
      .find((box) => box.closest<HTMLElement>('[data-line]')?.dataset.line === next)
      ?.focus();
  }, [placed]);
  return useCallback((row: PlacedLine) => {
    kept.current = document.activeElement?.matches(':focus-visible') ? row : undefined;
  }, []);
}

/** Id of the next line, or else of the one before, or else of the moved line itself. */
function findNext(
  earlier: readonly PlacedLine[],
  placed: readonly PlacedLine[],
  { id: oldId, section, line }: PlacedLine,
): string | undefined {
  const isDone = section === 'bought';
  const at = earlier.findIndex(({ id }) => id === oldId);
  const nearest = [...earlier.slice(at + 1), ...earlier.slice(0, at).toReversed()];
  const left = new Set(
    placed
      .filter((one) => (one.section === 'bought') === isDone && one.line.isBought === isDone)
      .map(({ id }) => id),
  );
  return (
    nearest.find(({ id }) => left.has(id))?.id ??
    placed.find((one) => one.line.key === line.key)?.id
  );
}
