/**
 * One of `plates` by the viewer's local date, the same for all viewers on that date. The prerendered home page embeds
 * this function's source text, so it must not refer to anything outside of it.
 */
export function toPlateOfDay(plates: readonly string[], now = new Date()): string {
  const day = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000;
  return plates[day % plates.length] ?? '';
}
