const DAY_MS = 24 * 60 * 60 * 1000;

/** One of `plates` by the calendar day where the reader is: another one the next day, and the same for everybody on that day. */
export function toPlateOfDay(plates: readonly string[], now = new Date()): string {
  const day = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS;
  return plates[day % plates.length] ?? '';
}
