import { toLocalDay } from '#knowledge/local-day.ts';
import { locale } from '#texts/language.ts';
import * as notificationTexts from '#texts/notification.ts';

interface Day<T> {
  name: string;
  items: readonly T[];
}

/** Groups items by local day in their order: "Today", "Yesterday", "Monday" within a week, then "3 June". */
export function toDays<T extends { createdAt: string }>(
  items: readonly T[],
  now = new Date(),
): readonly Day<T>[] {
  const days = new Map<string, T[]>();
  for (const item of items) {
    const name = toDayName(new Date(item.createdAt), now);
    const day = days.get(name);
    if (day) day.push(item);
    else days.set(name, [item]);
  }
  return Array.from(days, ([name, ofDay]) => ({ name, items: ofDay }));
}

function toDayName(at: Date, now: Date): string {
  // If the device's clock is behind the server's, an item may be in the future.
  const ago = Math.max(0, toLocalDay(now) - toLocalDay(at));
  if (ago === 0) return notificationTexts.today;
  if (ago === 1) return notificationTexts.yesterday;
  if (ago < 7) return new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(at);
  const isThisYear = at.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(at);
}
