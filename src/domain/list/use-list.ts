import { useMemo, useState } from 'react';
import type { List } from '#contract/list/schema.ts';
import { EMPTY_LIST, type ListState } from '#contract/list/state.ts';
import type { Delivery } from '#domain/overlay/pending.ts';
import { keepLines, type ListLine, toListLines } from '#knowledge/shopping/list-lines.ts';
import { type Loaded, useSharedList } from './queries.ts';

/** A list as the page shows it, with pending writes applied. */
export interface ShownList extends Loaded {
  list: List | undefined;
  state: ListState;
  lines: readonly ListLine[];
  /** State of the pending writes by need: a need that waits, or a refused one with its reason. */
  deliveries: ReadonlyMap<string, Delivery>;
  /** Number of changes that the server does not have yet. Refused ones do not count. */
  waiting: number;
}

const NO_DELIVERIES: ReadonlyMap<string, Delivery> = new Map();

/** Returns a list and its lines. Without an id, or while there is no such list, it is empty. */
export function useList(listId: string | undefined): ShownList {
  const { view, ...loaded } = useSharedList(listId);
  const list = view?.list;
  const state = view?.state ?? EMPTY_LIST;
  const derived = useMemo(() => toListLines(state, list?.filed), [state, list?.filed]);
  const lines = useKeptLines(derived);
  return { ...loaded, list, state, lines, deliveries: view?.deliveries ?? NO_DELIVERIES };
}

/** Lines that did not change stay the same objects, so that their rows do not render again. */
function useKeptLines(derived: readonly ListLine[]): readonly ListLine[] {
  const [kept, setKept] = useState({ derived, lines: derived });
  if (kept.derived === derived) return kept.lines;
  const lines = keepLines(kept.lines, derived);
  setKept({ derived, lines });
  return lines;
}
