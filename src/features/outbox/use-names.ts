import type { WaitingRow } from '../../data/outbox-things.ts';
import { toName } from '../../data/outbox-words.ts';
import type { useWaiting } from '../../data/waiting.ts';

const NOTHING_SEEN: ReadonlyMap<string, string> = new Map();

/** Gives the title or the name of what a row is about. */
export function useNames(
  waiting: ReturnType<typeof useWaiting>,
): (row: WaitingRow) => string | undefined {
  return (row) => toName(row, waiting, NOTHING_SEEN);
}
