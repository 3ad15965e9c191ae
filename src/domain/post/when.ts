import { locale } from '#texts/language.ts';
import * as postTexts from '#texts/post.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** Age in the style of a feed: "Just now", "5 min", "2 h", "3 d", then "3 June", or "3 June 2025" in another year. */
export function toWhen(createdAt: string, now = Date.now()): string {
  return toAge(createdAt, now)?.when ?? '';
}

/** The same for use in a sentence: "just now", "2 h ago", "on 3 June". */
export function toAgo(createdAt: string, now = Date.now()): string {
  const age = toAge(createdAt, now);
  if (!age) return '';
  if (age.kind === 'now') return age.when.toLowerCase();
  return age.kind === 'ago' ? postTexts.ago(age.when) : postTexts.onDate(age.when);
}

interface Age {
  kind: 'now' | 'ago' | 'date';
  when: string;
}

function toAge(createdAt: string, now: number): Age | undefined {
  const at = Date.parse(createdAt);
  if (Number.isNaN(at)) return undefined;
  // If the device's clock is behind the server's, the time may be in the future.
  const ago = Math.max(0, now - at);
  if (ago < MINUTE_MS) return { kind: 'now', when: postTexts.justNow };
  if (ago < HOUR_MS) return { kind: 'ago', when: postTexts.minutes(Math.floor(ago / MINUTE_MS)) };
  if (ago < DAY_MS) return { kind: 'ago', when: postTexts.hours(Math.floor(ago / HOUR_MS)) };
  if (ago < WEEK_MS) return { kind: 'ago', when: postTexts.days(Math.floor(ago / DAY_MS)) };
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  });
  return { kind: 'date', when: format.format(at) };
}

/** "3 Jun 2026" in UTC, independent of the server's time zone. Short, because an age replaces it in the same line. */
export function toServedDate(createdAt: string): string {
  const at = Date.parse(createdAt);
  if (Number.isNaN(at)) return '';
  const format = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, format).format(at);
}
