const DAY_MS = 86_400_000;

/** The calendar day where the reader is, in days since 1970: the same from its first minute to its last. */
export function toLocalDay(now = new Date()): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS;
}
