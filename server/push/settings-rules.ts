import { NOTIFICATION_KINDS } from '#contract/notification/schema.ts';
import type { PushSettings } from '#contract/push/settings.ts';
import { Problem } from '#server/platform/problem.ts';
import * as pushTexts from '#texts/push.ts';

/** Throws a 422 for invalid kinds, times or time zones. */
export function checkPushSettings({ kinds, quiet, timeZone }: PushSettings): void {
  const known = new Set<string>(NOTIFICATION_KINDS);
  if (!kinds.every((kind) => known.has(kind))) throw new Problem(422, pushTexts.kindInvalid);
  if (quiet && ![quiet.from, quiet.to].every(isMinute))
    throw new Problem(422, pushTexts.quietInvalid);
  if (!isTimeZone(timeZone)) throw new Problem(422, pushTexts.timeZoneInvalid);
}

function isMinute(minute: number): boolean {
  return Number.isInteger(minute) && minute >= 0 && minute < 24 * 60;
}

function isTimeZone(name: string): boolean {
  try {
    return name.length <= 64 && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
