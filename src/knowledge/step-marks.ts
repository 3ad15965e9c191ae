import {
  COMPOUND,
  FRACTION,
  MEASURES,
  NUMBER,
  NUMBER_WORDS,
  PLUS,
  RANGE,
  SPOONED,
} from './amounts.ts';

/** Positions of a time, an amount with a unit, or a number that may count something. */
export interface StepMark {
  start: number;
  end: number;
  kind: 'time' | 'amount' | 'count';
}

const COUNTS = `${NUMBER_WORDS.slice(1).join('|')}|(?:a|one) dozen`;
const HOURS = String.raw`(?:hours?|hrs?|h)\b`;

// Several small patterns: compiling a single one takes 40 ms, which a first view of a recipe would wait for. All are
// for small letters only, because compiling for both takes twice as long.
/** The character before a mark, because lookbehind is a syntax error in Safari before 16.4, and how a mark may begin. */
const BEFORE = new RegExp(`(^|[^\\w.,/−-])(?=[\\d${FRACTION}aefhnost])`, 'g');
const CLOCK = toPattern(String.raw`\d{1,2}:[0-5]\d(?=\s?${HOURS})`);
const QUANTITY = toPattern(RANGE);
const TIME_UNIT = toPattern(
  String.raw`\s?(?:${HOURS}(?:\s?(?:and\s|plus\s|[+&]\s?)?${NUMBER}\s?(?:minutes?|mins?)\b)?|(?:minutes?|mins?|seconds?|secs?)\b)`,
);
const UNIT = toPattern(String.raw`\s?(?:${MEASURES})\b`);
/** Occurs in every step that contains a compound amount. That pattern is large, so few recipes should compile it. */
const COMPOUND_HINT = new RegExp(
  `(?:lbs?|pounds?|kg|kilograms?|kilos?|l|lit(?:re|er)s?|quarts?|pints?|${SPOONED})${PLUS}[\\d${FRACTION}]`,
);
const COMPOUND_AMOUNT = toPattern(COMPOUND);
/** "two ounces", "half a pint", "a pound of". "A clove" or "a cup" is not an amount. */
const WORDED = toPattern(
  String.raw`(?:(?:one|${COUNTS}|half an?|(?:a |three[ -])quarters? of an?)\s(?:${MEASURES})|an?\s(?:pound|ounce|pint|quart|litre|liter|kilo|tablespoon(?:ful)?|teaspoon(?:ful)?)(?=\sof\b))\b`,
);
const COUNTED = toPattern(String.raw`(?:${RANGE}|${COUNTS})(?![\w.,/])`);

/** Finds the marks of a step in small letters. */
export function* findMarks(step: string): Generator<StepMark> {
  const hasCompound = COMPOUND_HINT.test(step);
  let at = 0;
  while (true) {
    BEFORE.lastIndex = at;
    const match = BEFORE.exec(step);
    if (!match) return;
    const start = match.index + match[0].length;
    const mark = toMark(step, start, hasCompound);
    if (mark) yield mark;
    at = mark?.end ?? Math.max(start, at + 1);
  }
}

function toMark(step: string, start: number, hasCompound: boolean): StepMark | undefined {
  const clock = findEnd(CLOCK, step, start);
  const number = findEnd(QUANTITY, step, start);
  const time = findEnd(TIME_UNIT, step, clock ?? number);
  if (time !== undefined) return { start, end: time, kind: 'time' };
  const amount =
    (hasCompound ? findEnd(COMPOUND_AMOUNT, step, start) : undefined) ??
    findEnd(UNIT, step, number) ??
    findEnd(WORDED, step, start);
  if (amount !== undefined) return { start, end: amount, kind: 'amount' };
  const count = findEnd(COUNTED, step, start);
  return count === undefined ? undefined : { start, end: count, kind: 'count' };
}

/** Compiled when it is first used. */
function toPattern(source: string): RegExp {
  return new RegExp(source, 'y');
}

/** Returns the end of the match that begins at `from`. */
function findEnd(pattern: RegExp, text: string, from: number | undefined): number | undefined {
  if (from === undefined) return undefined;
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
