const pad = (part: number) => String(part).padStart(2, '0');

/** Formats minutes after midnight for a time input: "22:05". */
export function toTime(minutes: number): string {
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** Minutes after midnight, or undefined if the input has no time. */
export function toMinutes(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
