import { locale } from '#texts/language.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Formats the time when a copy was fetched: "07:20" today, "Tuesday" within the week, else "3 June". */
export function toStoredWhen(storedAt: number, now = Date.now()): string {
  const then = new Date(storedAt);
  if (then.toDateString() === new Date(now).toDateString()) {
    return new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(then);
  }
  // After a week the weekday's name would mean today.
  const isThisWeek = Math.abs(now - storedAt) < 6 * DAY_MS;
  return new Intl.DateTimeFormat(
    locale,
    isThisWeek ? { weekday: 'long' } : { day: 'numeric', month: 'long' },
  ).format(then);
}
