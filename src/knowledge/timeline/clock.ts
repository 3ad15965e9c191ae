const HOUR_MS = 60 * 60 * 1000;
/** A time of day that passed less than this ago still refers to today. */
const STILL_TODAY_MS = HOUR_MS;

/** Parses "19:30" as a time today or tomorrow, in milliseconds. Returns undefined for other texts. */
export function toNextTime(text: string, now: number): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const day = new Date(now);
  day.setHours(Number(hours), Number(minutes), 0, 0);
  if (day.getTime() < now - STILL_TODAY_MS) day.setDate(day.getDate() + 1);
  return day.getTime();
}

/** Formats a time as "19:30", which a time input also uses. */
export function toTimeOfDay(at: number): string {
  const time = new Date(at);
  return [time.getHours(), time.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

export function isTomorrow(at: number, now: number): boolean {
  const day = new Date(now);
  day.setDate(day.getDate() + 1);
  return day.toDateString() === new Date(at).toDateString();
}

/** Rounds up to a full minute, or to a multiple of `minutes`. */
export function roundUp(at: number, minutes = 1): number {
  const step = minutes * 60_000;
  return Math.ceil(at / step) * step;
}
