import { useEffect, useState } from 'react';
import type { useWaiting } from '#domain/outbox/waiting.ts';
import { toName } from '#domain/outbox/words.ts';
import { readSeenNames } from '#offline/community/seen-names.ts';
import type { OutboxRow } from '#offline/outbox/rows.ts';

const NOTHING_SEEN: ReadonlyMap<string, string> = new Map();

/**
 * Returns a function that finds the title or name of a row's subject, from the row, other rows, or data on this device.
 */
export function useNames(
  waiting: ReturnType<typeof useWaiting>,
  isOpen: boolean,
): (row: OutboxRow) => string | undefined {
  const [seen, setSeen] = useState(NOTHING_SEEN);
  const { userId, rows } = waiting;
  const isWanted = isOpen && rows.length > 0;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isUnmounted = false;
    const look = async () => {
      const names = await readSeenNames(userId);
      if (!isUnmounted) setSeen(names);
    };
    void look();
    return () => {
      isUnmounted = true;
    };
  }, [isWanted, userId]);
  return (row) => toName(row, waiting, seen);
}
