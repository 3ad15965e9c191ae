import type { PushSettings } from '#contract/push/settings.ts';

const DAY = 24 * 60;
const MINUTE_MS = 60_000;

/**
 * Returns when the current quiet hours of a member end, in milliseconds since 1970; undefined outside quiet hours. On a
 * day when the clocks change the result may be one hour off, which the next call corrects.
 */
export function findQuietEnd(
  { quiet, timeZone }: Pick<PushSettings, 'quiet' | 'timeZone'>,
  now: number,
): number | undefined {
  if (quiet === null || quiet.from === quiet.to) return undefined;
  const minute = toMinute(now, timeZone);
  const since = (minute - quiet.from + DAY) % DAY;
  const length = (quiet.to - quiet.from + DAY) % DAY;
  if (since >= length) return undefined;
  return Math.floor(now / MINUTE_MS) * MINUTE_MS + (length - since) * MINUTE_MS;
}

/** Minutes after midnight in this time zone. */
function toMinute(now: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const read = (type: 'hour' | 'minute') =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return read('hour') * 60 + read('minute');
}
