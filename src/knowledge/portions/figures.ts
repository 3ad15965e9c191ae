import { NUMBER_WORDS } from '../amounts.ts';

const WORDED = new RegExp(`^(${NUMBER_WORDS.join('|')})(?= |$)`, 'i');

/** Replaces a number word at the start by figures: "two ounces" -> "2 ounces", "half a pint" -> "½ pint". */
export function toFigures(text: string): string {
  return text
    .replace(/^(?:a|one) dozen/i, '12')
    .replace(/^half a dozen/i, '6')
    .replace(/^half an? /i, '½ ')
    .replace(/^a quarter of an? /i, '¼ ')
    .replace(/^three[ -]quarters of an? /i, '¾ ')
    .replace(/^an? (?=pound|ounce|pint|quart|lit|kilo|table|tea)/i, '1 ')
    .replace(WORDED, (word) => String(NUMBER_WORDS.indexOf(word.toLowerCase()) + 1));
}
