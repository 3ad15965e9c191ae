import { toNumber } from './units.ts';

const FIELD = /^(?:(\d+) (hours?))?(?:^| |$)(?:(\d+) (minutes?))?$/;

/** Parses a field such as “45 minutes” or “1 hour 30 minutes”. Returns `undefined` for any other form. */
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

const EACH_SIDE = /^ (?:a|per|each|on each|for each) side\b/;
const BATCHES = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const IN_BATCHES = new RegExp(`in (${BATCHES.join('|')}) batches[^.;]*$`, 'i');

/**
 * Adds up the minutes that a step names, with the longer end of a range. A time for each side counts twice, a time for
 * each batch as often as there are batches.
 */
export function toNamedMinutes(step: string): number {
  return [...step.matchAll(NAMED)].reduce((sum, match) => {
    const [named, number = '', unit = ''] = match;
    const after = step.slice(match.index + named.length);
    const [, batches = ''] = IN_BATCHES.exec(step.slice(0, match.index)) ?? [];
    const count = /^ each\b/.test(after) ? BATCHES.indexOf(batches.toLowerCase()) + 2 : 1;
    const times = (EACH_SIDE.test(after) ? 2 : 1) * Math.max(1, count);
    return sum + times * toNumber(number) * (IN_MINUTES[unit] ?? 0);
  }, 0);
}

/** Adds up the minutes of all steps except those that run in parallel (“Meanwhile”, “While”). */
export function toMinutesOfSteps(steps: readonly string[]): number {
  return steps
    .filter((step) => !/^(?:Meanwhile|While)\b/.test(step))
    .reduce((sum, step) => sum + toNamedMinutes(step), 0);
}
