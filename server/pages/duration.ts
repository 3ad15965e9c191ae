const MINUTES: [unit: RegExp, minutes: number][] = [
  [/(\d+(?:\.\d+)?)\s*d(?:ays?)?\b/i, 24 * 60],
  [/(\d+(?:\.\d+)?)\s*h(?:(?:ou)?rs?)?\b/i, 60],
  [/(\d+(?:\.\d+)?)\s*m(?:in(?:ute)?s?)?\b/i, 1],
];

/** "1 hours 30 minutes" -> 90; undefined where the text names no time. */
export function toMinutes(text: string): number | undefined {
  let sum: number | undefined;
  for (const [unit, minutes] of MINUTES) {
    const count = unit.exec(text)?.[1];
    if (count !== undefined) sum = (sum ?? 0) + Number(count) * minutes;
  }
  return sum === undefined ? undefined : Math.round(sum);
}

/** 90 -> "PT1H30M" (ISO 8601). */
export function toIsoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `PT${rest}M`;
  return rest === 0 ? `PT${hours}H` : `PT${hours}H${rest}M`;
}
