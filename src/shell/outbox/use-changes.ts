import { useState } from 'react';
import type { OutboxItem } from '#offline/outbox/items.ts';
import * as outboxTexts from '#texts/outbox.ts';

interface Counts {
  all: number;
  refused: number;
}

/** Announcement for screen readers of changes while the sheet is open; '' at first. */
export function useChanges(items: readonly OutboxItem[]): string {
  const refused = items.filter((item) => item.refused).length;
  const now = { all: items.length, refused };
  const [seen, setSeen] = useState<Counts>(now);
  const [announcement, setAnnouncement] = useState('');
  if (seen.all !== now.all || seen.refused !== now.refused) {
    setSeen(now);
    setAnnouncement(toChange(seen, now));
  }
  return announcement;
}

function toChange(before: Counts, now: Counts): string {
  const parts: string[] = [];
  if (now.refused > before.refused) parts.push(outboxTexts.oneCouldNotBeSent);
  const waiting = now.all - now.refused;
  if (now.all === 0) parts.push(outboxTexts.nothingWaitsAnyMore);
  if (waiting > 0) parts.push(outboxTexts.thingsWaiting(waiting));
  return parts.join(' ');
}
