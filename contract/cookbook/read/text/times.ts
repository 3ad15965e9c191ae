import { toMinutes } from '#contract/recipe/minutes.ts';

const MOST = 60 * 24 * 30;
const PART = /(\d+(?:[.,]\d+)?)\s*([ymwdhs])?/gi;
const WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:stunden?|std\.?|heures?|horas?|or[ae]|uur|uren|godzin[ay]?|tim(?:me|mar|er))(?![\p{L}])/giu,
    'hours',
  ],
  [/\b(?:minuten?|min\.|minutos?|minut[oi]|minuut|minuter|minutter|mn)(?![\p{L}])/giu, 'minutes'],
  [/\b(?:tage?n?|jours?|d[ií]as?|giorn[io]|dag(?:en|ar)?)(?![\p{L}])/giu, 'days'],
];

/** Reads minutes of an ISO 8601 duration, also a broken one, of a number, or of words. */
export function readMinutes(value: unknown): number | undefined {
  if (typeof value === 'number') return toLimited(value);
  if (typeof value !== 'string') return undefined;
  const text = value.slice(0, 100).trim();
  if (/^\d+$/.test(text)) return toLimited(Number(text));
  if (/^-?p\s*[\dt]/i.test(text)) return toLimited(readIso(text));
  const english = WORDS.reduce((rest, [words, unit]) => rest.replace(words, unit), text);
  return toLimited(toMinutes(english));
}

/** "PT1H30" has minutes without their letter, and "P45M" means minutes, as no recipe takes months. */
function readIso(text: string): number {
  const [days = '', hours = ''] = text.toLowerCase().replace(/^-?p/, '').split('t');
  const hasTime = /t/i.test(text);
  let sum = 0;
  for (const [, count = '', unit] of days.matchAll(PART)) {
    const size = { w: 7 * 24 * 60, d: 24 * 60, h: 60, m: hasTime ? 0 : 1 }[unit ?? 'm'] ?? 0;
    sum += toNumber(count) * size;
  }
  let last = '';
  for (const [, count = '', unit] of hours.matchAll(PART)) {
    const size = { d: 24 * 60, h: 60, m: 1, s: 1 / 60 }[unit ?? (last === 'm' ? 's' : 'm')] ?? 0;
    sum += toNumber(count) * size;
    last = unit ?? '';
  }
  return sum;
}

function toNumber(count: string): number {
  return Number(count.replace(',', '.'));
}

function toLimited(minutes: number | undefined): number | undefined {
  if (minutes === undefined || !Number.isFinite(minutes) || minutes < 0) return undefined;
  return minutes > MOST ? undefined : Math.round(minutes);
}

/** 90 -> "1 hour 30 minutes" */
export function toTimeText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts: string[] = [];
  if (hours > 0) parts.push(`${hours} ${hours === 1 ? 'hour' : 'hours'}`);
  if (rest > 0 || hours === 0) parts.push(`${rest} ${rest === 1 ? 'minute' : 'minutes'}`);
  return parts.join(' ');
}
