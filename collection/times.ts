import { toNumber } from './units.ts';

const FIELD = /^(?:(\d+) (hours?))?(?:^| |$)(?:(\d+) (minutes?))?$/;

/** Minutes of a field such as “45 minutes” or “1 hour 30 minutes”; undefined where it is written otherwise. */
export function toMinutes(field: string): number | undefined {
  const [whole, hours, hour, minutes, minute] = FIELD.exec(field) ?? [];
  if (!whole || whole !== whole.trim()) return undefined;
  if (hours && (hour === 'hour') !== (hours === '1')) return undefined;
  if (minutes && (minute === 'minute') !== (minutes === '1')) return undefined;
  return Number(hours ?? 0) * 60 + Number(minutes ?? 0);
}

const NUMBER = String.raw`\d+(?:\.\d+)?[½¼¾]?|[½¼¾]`;
const NAMED = new RegExp(`(?:(?:${NUMBER}) to )?(${NUMBER}) (second|minute|hour)s?\\b`, 'g');
const IN_MINUTES: Readonly<Record<string, number>> = { second: 1 / 60, minute: 1, hour: 60 };

/** Minutes a step says it takes: all the times it names, of a span the longer end. */
export function toNamedMinutes(step: string): number {
  return [...step.matchAll(NAMED)].reduce(
    (sum, [, number = '', unit = '']) => sum + toNumber(number) * (IN_MINUTES[unit] ?? 0),
    0,
  );
}

/** Minutes named in all steps but those that run beside an earlier one (“Meanwhile”, “While”). */
export function toMinutesOfSteps(steps: readonly string[]): number {
  return steps
    .filter((step) => !/^(?:Meanwhile|While)\b/.test(step))
    .reduce((sum, step) => sum + toNamedMinutes(step), 0);
}
