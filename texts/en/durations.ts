const HOUR = 60;
const DAY = 24 * HOUR;

/** 315 -> "5 h 15 min", and whole days from the second on; a number never parts from its unit. */
export function toDuration(minutes: number): string {
  if (isInDays(minutes)) return `${Math.round(minutes / DAY)}\u00a0days`;
  const hours = Math.floor(minutes / HOUR);
  const rest = minutes % HOUR;
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h ${rest}\u00a0min`;
}

/** True from two days on, where hours say nothing any more. */
export function isInDays(minutes: number): boolean {
  return minutes >= 2 * DAY;
}
