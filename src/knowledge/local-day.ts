const DAY_MS = 86_400_000;

/** Returns the viewer's local calendar day as days since 1970. It is constant from midnight to midnight. */
export function toLocalDay(now = new Date()): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS;
}
