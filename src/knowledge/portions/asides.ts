import { COMPOUND, NUMBER, RANGE } from '../amounts.ts';
import { toNumber } from '../to-number.ts';
import { agree } from './agree.ts';
import { scaleAmount } from './amount.ts';
import { roundToMarks } from './measure.ts';
import type { Units } from './unit-systems.ts';

const UNIT =
  '(?:kg|kilograms?|kilos?|g|grams?|mg|ml|cl|dl|l|lit(?:re|er)s?|tbsp|tablespoons?|tsp|teaspoons?|cups?|fl\\.? oz|oz|ounces?|lbs?|pounds?|pints?|quarts?)';
const MEASURE = String.raw`(?:${COMPOUND}|${RANGE}\s?${UNIT}(?!\p{L})\.?)`;
const HAS_MEASURE = new RegExp(MEASURE, 'iu');
/** "about 60 g", split into the words before the amount and the amount. */
const WHOLE = new RegExp(
  String.raw`^((?:about |around |roughly |approx(?:imately|\.)? |ca\. |~\s?)?)(${MEASURE})$`,
  'iu',
);
const BRACKET = /\s?\(([^()]*)\)/gu;
/** The measure of a container or of each piece is a size. It is not scaled, but the number of pieces is. */
const CONTAINER =
  /\b(?:tin|can|jar|packet|package|pack|bag|box|carton|bottle|block|tub|pouch|sachet)(?:e?s)?\b/i;
const EACH = /\b(?:each|per|apiece)\b/i;
/** An amount without a unit: "2" of "2 (400 g) cans". */
const BARE = new RegExp(`^(?:about )?${RANGE}$`, 'iu');

const ABOUT = new RegExp(String.raw`\((about )(${NUMBER})( (?!${UNIT}(?!\p{L}))\p{L}+)\)`, 'gu');

/**
 * Scales the text in brackets with the amount: "1 cup (240 ml) milk", "lime juice (about 8 limes)". Removes a second
 * measure if it cannot be scaled, or if the amount was converted to its units.
 */
export function scaleAsides(name: string, amount: string, factor: number, units?: Units): string {
  if (!name.includes('(')) return name;
  const counted = name.replace(ABOUT, (_all, about: string, count: string, thing: string) => {
    const many = roundToMarks(toNumber(count) * factor);
    return `(${about}${Math.max(1, Math.round(many))}${agree(thing, many <= 1)})`;
  });
  const isUnderstood = scaleAmount(amount, 2).text !== amount;
  if (!isUnderstood || CONTAINER.test(`${amount} ${name}`)) return counted;
  const isBare = BARE.test(amount);
  const isConverted = scaleAmount(amount, 1, units).text !== amount;
  return counted
    .replace(BRACKET, (all: string, inside: string, at: number) => {
      const isSize = (isBare && at === 0) || EACH.test(inside);
      if (isSize || !HAS_MEASURE.test(inside)) return all;
      if (isConverted) return '';
      return factor === 1 ? all : scaleMeasures(all, inside, factor);
    })
    .trim();
}

function scaleMeasures(all: string, inside: string, factor: number): string {
  const parts = inside.split(/(\s\/\s|[,;]\s)/).map((part, place) => {
    if (place % 2 === 1) return part;
    const [, lead, measure] = WHOLE.exec(part) ?? [];
    return measure && `${lead}${scaleAmount(measure, factor).text}`;
  });
  return parts.includes(undefined) ? '' : all.replace(inside, parts.join(''));
}

/** Splits "1 cup (240 ml)", as in a line with a bar, into the amount and the text in brackets. */
export function splitAmount(amount: string): [amount: string, aside: string] {
  const at = amount.search(/\s?\([^()]*\d/);
  return at > 0 ? [amount.slice(0, at), amount.slice(at).trim()] : [amount, ''];
}
