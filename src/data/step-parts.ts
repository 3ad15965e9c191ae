import { NUMBER, RANGE, toNumber } from './amounts.ts';

/** A run of a step's text: plain, an amount of an ingredient to be marked, or a time that can become a timer. */
export type StepPart =
  | { kind: 'text'; text: string }
  | { kind: 'amount'; text: string }
  | { kind: 'time'; text: string; seconds: number };

const TIME = String.raw`(?:${RANGE}\s?(?:hours?|h)\b(?:\s(?:and\s)?${NUMBER}\s?(?:minutes?|min)\b)?|${RANGE}\s?(?:minutes?|min|seconds?|sec)\b)`;
const AMOUNT = String.raw`${RANGE}\s?(?:kg|g|ml|cl|dl|l|litres?|tbsp|tsp|cups?|oz|lb|cloves?|slices?|sprigs?|stalks?|sticks?|bunch(?:es)?|handfuls?|pinch(?:es)?)\b`;
/** Words that stand in many names ("chilli oil with its sediment") and belong to none. */
const LINKING = new Set([
  'and',
  'of',
  'or',
  'with',
  'its',
  'in',
  'for',
  'to',
  'from',
  'into',
  'on',
  'at',
]);
// The sign before is taken along: looking behind is an error in Safari before 16.4.
const MARK = new RegExp(`(^|[^\\w.])(?:(${TIME})|(${AMOUNT}))`, 'gi');

/**
 * Splits a step into runs whose texts put together are the step, letter for letter. An amount takes the words behind it
 * along while they belong to one of `names` (the step's ingredients): "60 g ya cai" is marked as a whole.
 */
export function toStepParts(step: string, names: readonly string[] = []): StepPart[] {
  const known = new Set(names.flatMap((name) => name.toLowerCase().match(/[\p{L}’'-]+/gu) ?? []));
  const parts: StepPart[] = [];
  let at = 0;
  for (const match of step.matchAll(MARK)) {
    const [whole, before = '', time, amount = ''] = match;
    const start = match.index + before.length;
    if (start > at) parts.push({ kind: 'text', text: step.slice(at, start) });
    const text = time ?? amount + toKnownWords(step.slice(match.index + whole.length), known);
    parts.push(time ? { kind: 'time', text, seconds: toSeconds(text) } : { kind: 'amount', text });
    at = start + text.length;
  }
  if (at < step.length) parts.push({ kind: 'text', text: step.slice(at) });
  return parts;
}

/** The words at the start of `rest`, each with the space before it, as long as they are known ("of" may stand between). */
function toKnownWords(rest: string, known: ReadonlySet<string>): string {
  let taken = '';
  let pending = '';
  for (const [word] of rest.matchAll(/\s[\p{L}’'-]+|[^]/gu)) {
    const bare = word.trim().toLowerCase();
    if (word.length > 1 && known.has(bare) && !LINKING.has(bare)) {
      taken += pending + word;
      pending = '';
    } else if (bare === 'of' && pending === '') pending = word;
    else break;
  }
  return taken;
}

/** "10 to 12 minutes" -> 600: a range rings at its lower end, since one can always cook on but never back. */
export function toSeconds(text: string): number {
  let seconds = 0;
  const pieces = text.matchAll(
    new RegExp(
      `(${NUMBER})(?:\\s?(?:-|–|to)\\s?${NUMBER})?\\s?(hours?|h|minutes?|min|seconds?|sec)\\b`,
      'gi',
    ),
  );
  for (const [, number = '', unit = ''] of pieces) {
    const size = /^h/i.test(unit) ? 3600 : /^m/i.test(unit) ? 60 : 1;
    seconds += toNumber(number) * size;
  }
  return Math.round(seconds);
}
