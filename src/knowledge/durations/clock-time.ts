/** Formats m:ss, or h:mm:ss from one hour. A started second counts as whole; negative values are "0:00". */
export function toClockTime(milliseconds: number): string {
  const all = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(all / 3600);
  const minutes = Math.floor(all / 60) % 60;
  const seconds = String(all % 60).padStart(2, '0');
  return hours > 0
    ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}`
    : `${minutes}:${seconds}`;
}
