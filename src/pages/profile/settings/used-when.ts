import { toLocalDay } from '#knowledge/local-day.ts';
import * as accountTexts from '#texts/account.ts';
import { locale } from '#texts/language.ts';

/** The day of use for the middle of a sentence: "today", "yesterday", "on Monday", then "on 3 June". */
export function toUsedWhen(usedAt: string, now = new Date()): string {
  const at = new Date(usedAt);
  // If the device's clock is behind the server's, the time may be in the future.
  const ago = Math.max(0, toLocalDay(now) - toLocalDay(at));
  if (ago === 0) return accountTexts.today;
  if (ago === 1) return accountTexts.yesterday;
  const format = ago < 7 ? ({ weekday: 'long' } as const) : DATE;
  return accountTexts.onDay(new Intl.DateTimeFormat(locale, format).format(at));
}

const DATE = { day: 'numeric', month: 'long' } as const;
