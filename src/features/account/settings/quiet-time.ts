const pad = (part: number) => String(part).padStart(2, '0');

/** Minutes after midnight as a field for times has them: "22:05". */
export function toTime(minutes: number): string {
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** And back; undefined where the field holds no time. */
export function toMinutes(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
