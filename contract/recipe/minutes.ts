import type { Recipe } from './schema.ts';

const UNIT = '(d(?:ays?)?|h(?:(?:ou)?rs?)?|m(?:in(?:ute)?s?)?)(?![a-z])';
const NUMBER = String.raw`(?:\d+(?:\s+|-|\sand\s))?\d+\/\d+|\d+:\d\d|\d+(?:[.,]\d+)?`;
const RANGE_SIGN = String.raw`\s*(?:[-–—]|to|or)\s*`;
/** Matches "1½ hours" and "10-15 min"; in "1h30" also the minutes. */
const TIME = new RegExp(
  String.raw`(${NUMBER})\s*${UNIT}(?:\s?([0-5]\d)(?![\d.,:/]|\s*(?:[-–]\s*\d+\s*)?[dms]))?`,
  'g',
);
const RANGE_ONLY = new RegExp(`^${RANGE_SIGN}$`);
const PLUS = /[+&]|\bplus\b|\band\b/;
const SIZES: Readonly<Record<string, number>> = { d: 24 * 60, h: 60, m: 1 };
const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Parses minutes: "1 hours 30 minutes" -> 90, "10-15 min" -> 15. Returns undefined if the text has no time. */
export function toMinutes(text: string): number | undefined {
  const seen = new Set<string>();
  let longest = 0;
  let sum = 0;
  let end = 0;
  const figures = toFigures(text);
  for (const { 0: all, 1: count = '', 2: unit = '', 3: bareMinutes = 0, index } of figures.matchAll(
    TIME,
  )) {
    const gap = figures.slice(end, index);
    const kind = unit.charAt(0);
    if (RANGE_ONLY.test(gap)) {
      longest = Math.max(longest, sum);
      sum = 0;
      seen.clear();
    } else if (seen.has(kind) && !PLUS.test(gap)) continue;
    seen.add(kind);
    sum += toNumber(count) * (SIZES[kind] ?? 0) + Number(bareMinutes);
    end = index + all.length;
  }
  const minutes = Math.round(Math.max(longest, sum));
  return seen.size > 0 && Number.isFinite(minutes) ? minutes : undefined;
}

/** Replaces number words and fraction signs: "1½ hours" -> "1 1/2 hours", "an hour and a half" -> "1 1/2 hour". */
function toFigures(text: string): string {
  return text
    .replace(/[¼-¾⅐-⅞]/g, (letter) => ` ${letter.normalize('NFKC')}`)
    .replaceAll('⁄', '/')
    .toLowerCase()
    .replace(/[a-z]+(?:-[a-z]+)?/g, (words) => {
      const count = words.split('-').reduce((sum, word) => sum + toCount(word), 0);
      return Number.isNaN(count) ? words : String(count);
    })
    .replace(/\b(?:an? )?half(?: an?)?\b/g, '1/2')
    .replace(/\b(?:(3|a)[ -])?quarters?(?: of an?)?\b/g, (_all, count) => `${Number(count) || 1}/4`)
    .replace(/\ban? (?=hour|day|minute)/g, '1 ')
    .replace(/(\d+) (hours?|days?) and (\d\/\d)(?! [dhm])/g, '$1 $3 $2');
}

function toCount(word: string): number {
  if (ONES.includes(word)) return ONES.indexOf(word);
  return TENS.includes(word) ? (TENS.indexOf(word) + 2) * 10 : Number.NaN;
}

function toNumber(count: string): number {
  const [hours, minutes] = count.split(':');
  if (minutes) return Number(hours) + Number(minutes) / 60;
  return count
    .replace(',', '.')
    .split(/[\s-]+(?:and\s)?/)
    .reduce((sum, part) => {
      const [top, bottom = 1] = part.split('/');
      return sum + Number(top) / Number(bottom);
    }, 0);
}

/** Default times of a recipe that has none. */
const PREP_MINUTES = 30;
const COOK_MINUTES = 45;

export type Timed = Pick<Recipe, 'prepTime' | 'cookTime'>;

/** Returns prep plus cook time in minutes. The app shows, filters and sorts dishes by this time. */
export function toTotalMinutes({ prepTime, cookTime }: Timed): number {
  return (toMinutes(prepTime) ?? PREP_MINUTES) + (toMinutes(cookTime) ?? COOK_MINUTES);
}

export function hasTime({ prepTime, cookTime }: Timed): boolean {
  return (toMinutes(prepTime) ?? toMinutes(cookTime)) !== undefined;
}
