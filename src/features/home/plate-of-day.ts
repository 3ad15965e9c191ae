/**
 * One of `plates` by the calendar day where the reader is: another one the next day, and the same for everybody on that day.
 * The prerendered home page carries its source text, so it uses nothing from outside.
 */
export function toPlateOfDay(plates: readonly string[], now = new Date()): string {
  const day = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000;
  return plates[day % plates.length] ?? '';
}
