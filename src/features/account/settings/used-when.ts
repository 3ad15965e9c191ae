import * as sessionTexts from '../../../../texts/en/sessions.ts';
import { toLocalDay } from '../../../knowledge/local-day.ts';

/** The day something was used, in the middle of a sentence: "today", "yesterday", "on Monday", then "on 3 June". */
export function toUsedWhen(usedAt: string, now = new Date()): string {
  const at = new Date(usedAt);
  // A clock that is a little behind the server's sees what is still to come.
  const ago = Math.max(0, toLocalDay(now) - toLocalDay(at));
  if (ago === 0) return sessionTexts.today;
  if (ago === 1) return sessionTexts.yesterday;
  const format = ago < 7 ? ({ weekday: 'long' } as const) : DATE;
  return sessionTexts.onDay(new Intl.DateTimeFormat('en-GB', format).format(at));
}

const DATE = { day: 'numeric', month: 'long' } as const;
