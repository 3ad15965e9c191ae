import * as postTexts from '#texts/post.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** Age in the style of a feed: "Just now", "5 min", "2 h", "3 d", then "3 June", or "3 June 2025" in another year. */
export function toWhen(createdAt: string, now = Date.now()): string {
  const at = Date.parse(createdAt);
  if (Number.isNaN(at)) return '';
  // If the device's clock is behind the server's, the time may be in the future.
  const ago = Math.max(0, now - at);
  if (ago < MINUTE_MS) return postTexts.justNow;
  if (ago < HOUR_MS) return postTexts.minutes(Math.floor(ago / MINUTE_MS));
  if (ago < DAY_MS) return `${Math.floor(ago / HOUR_MS)} h`;
  if (ago < WEEK_MS) return `${Math.floor(ago / DAY_MS)} d`;
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(at);
}

/** The same for use in a sentence: "2 h ago", "on 3 June". */
export function toAgo(createdAt: string, now = Date.now()): string {
  const when = toWhen(createdAt, now);
  if (/^\d+ (min|h|d)$/.test(when)) return postTexts.ago(when);
  return /^\d/.test(when) ? postTexts.onDate(when) : when.toLowerCase();
}

/** "3 June 2026" in UTC, independent of the server's time zone. */
export function toServedDate(createdAt: string): string {
  const at = Date.parse(createdAt);
  if (Number.isNaN(at)) return '';
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(at);
}
