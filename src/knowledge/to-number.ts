import { numericQuantity } from 'numeric-quantity';
import { NUMBER_WORDS } from './amounts.ts';

const WORDED = new RegExp(`^(${NUMBER_WORDS.join('|')})(?= |$)`, 'i');

/** Parses "1½", "1-1/2" or "1 000", or returns NaN. With `hasGroups`, "1,000" and "1.000" are thousands. */
export function toNumber(text: string, hasGroups = false): number {
  const plain = text
    .replace(/(\d)[\s’'](?=\d{3}(?!\d|[/⁄]))/g, '$1')
    .replace(/(\d)-(?=\D|\d+[/⁄])/, '$1 ');
  const last = /[.,](?=[^.,]*$)/.exec(plain)?.[0];
  const first = /[.,]/.exec(plain)?.[0];
  const isRepeated = first !== undefined && plain.indexOf(first) !== plain.lastIndexOf(first);
  const isGroups =
    first === last && (isRepeated || (hasGroups && /^[1-9]\d{0,2}[.,]\d{3}$/.test(plain)));
  const decimalSeparator = (last === ',') !== isGroups ? ',' : '.';
  return numericQuantity(plain, { round: false, decimalSeparator });
}

/** Replaces a number word at the start by figures: "two ounces" -> "2 ounces", "half a pint" -> "½ pint". */
export function toFigures(text: string): string {
  return text
    .replace(/^(?:a|one|1) dozen/i, '12')
    .replace(/^half a dozen/i, '6')
    .replace(/^half an? /i, '½ ')
    .replace(/^a quarter of an? /i, '¼ ')
    .replace(/^three[ -]quarters of an? /i, '¾ ')
    .replace(/^an? (?=pound|ounce|pint|quart|lit|kilo|table|tea)/i, '1 ')
    .replace(WORDED, (word) => String(NUMBER_WORDS.indexOf(word.toLowerCase()) + 1));
}
