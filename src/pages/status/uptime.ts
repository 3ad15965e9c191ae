const NO_BREAK = '\u{a0}';
const UNITS = [
  [86_400, 'd'],
  [3_600, 'h'],
  [60, 'min'],
] as const;

/** Formats whole seconds with their two largest units: "3 d 2 h", "1 h 10 min" or "42 s". */
export function toUptime(seconds: number): string {
  let rest = seconds;
  const parts = UNITS.map(([size, unit]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 ? `${count}${NO_BREAK}${unit}` : '';
  });
  return parts.filter(Boolean).slice(0, 2).join(' ') || `${seconds}${NO_BREAK}s`;
}
