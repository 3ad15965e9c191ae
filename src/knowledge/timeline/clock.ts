const HOUR_MS = 60 * 60 * 1000;
/** So long a time of day that has passed is still meant for today. */
const STILL_TODAY_MS = HOUR_MS;

/** The time of day that is meant by "19:30", today or tomorrow, in milliseconds; undefined for anything else. */
export function toNextTime(text: string, now: number): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const day = new Date(now);
  day.setHours(Number(hours), Number(minutes), 0, 0);
  if (day.getTime() < now - STILL_TODAY_MS) day.setDate(day.getDate() + 1);
  return day.getTime();
}

/** "19:30", as an input of times has it too. */
export function toTimeOfDay(at: number): string {
  const time = new Date(at);
  return [time.getHours(), time.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** Whether it is on the day after. */
export function isTomorrow(at: number, now: number): boolean {
  const day = new Date(now);
  day.setDate(day.getDate() + 1);
  return day.toDateString() === new Date(at).toDateString();
}

/** The next full minute, or the next of so many. */
export function roundUp(at: number, minutes = 1): number {
  const step = minutes * 60_000;
  return Math.ceil(at / step) * step;
}
