import * as recipeTexts from '#texts/recipe.ts';
import { COMPOUND, NUMBER, SLASH } from '../amounts.ts';
import { toFigures, toNumber } from '../to-number.ts';
import { formatAmount, type Measure, roundPieces, toMetricMeasure } from './measure.ts';
import { isSpoon, PINCH_ML, toSpoons } from './spoons.ts';
import type { Units } from './unit-systems.ts';
import { findUnit, type Unit, units } from './units.ts';
import { toCups, toUsMeasure } from './us-measure.ts';

/** The parts of a text such as "about 2 to 3 tbsp, heaped". */
interface Amount {
  lead: string;
  /** A single number, or both ends of a range. */
  values: readonly number[];
  /** Largest denominator in the text: 6 for "2⅚", 1 without a fraction. */
  parts: number;
  /** Text between both ends of a range: " to ", "–". */
  between: string;
  unit: Unit | undefined;
  tail: string;
}

const LEAD = '((?:about |around |roughly )?)';
const AMOUNT = new RegExp(
  String.raw`^${LEAD}(${NUMBER})(?:(\s?(?:-|–|—|to|or)\s?)(${NUMBER}))?(?:\s?(fl\.? oz|\p{L}+)\.?(?!\p{L}))?(.*)$`,
  'iu',
);
const SUM = new RegExp(`^${LEAD}(${COMPOUND})(.*)$`, 'iu');
const ADDEND = new RegExp(String.raw`(${NUMBER})\s?(fl\.? oz|\p{L}+)`, 'giu');
/** Matches "2 x 400 g tins", in which only the number of tins is scaled. */
const SIZED = new RegExp(String.raw`^(${NUMBER})(\s?[x×]\s?\d.*)$`, 'iu');

/** Matches "a handful", but not "a large handful", which cannot be doubled. */
const ONE_OF = /^an? (?=(?:bunch|dash|handful|head|knob|pinch|sprig|stick|thumb)$)/i;

/** Parses an amount. Returns undefined if any part of the text is unknown; the amount is then shown as written. */
function toAmount(text: string): Amount | undefined {
  const figures = toFigures(text.trim()).replace(ONE_OF, '1 ');
  const sum = SUM.exec(figures);
  if (sum) return toSum(sum);
  const match = AMOUNT.exec(figures);
  if (!match) return undefined;
  const [, lead = '', low = '', between = '', high, word, rest = ''] = match;
  const unit = word === undefined ? undefined : findUnit(word.replace('fl.', 'fl'));
  const numbers = [low, ...(high === undefined ? [] : [high])];
  const values = numbers.map((number) => toValue(number, unit));
  // A second number, as in "400 g (14 oz)", would have to be scaled as well.
  const isUnknown =
    (word !== undefined && !unit) ||
    /\d/.test(rest) ||
    (unit === undefined && rest.startsWith('-'));
  if (isUnknown || values.some((value) => !(value > 0 && Number.isFinite(value)))) return undefined;
  return {
    lead,
    values,
    parts: Math.max(...numbers.map(toParts)),
    between: /[a-z]/.test(between) ? ` ${between.trim()} ` : between,
    unit,
    tail: rest,
  };
}

/** Adds up "1 lb 8 oz" in the larger of its units. */
function toSum([, lead = '', written = '', tail = '']: RegExpExecArray): Amount | undefined {
  const addends = Array.from(written.matchAll(ADDEND), ([, number = '', name = '']) => {
    const unit = findUnit(name.replace('fl.', 'fl'));
    return { unit, base: toValue(number, unit) * (unit?.size ?? Number.NaN) };
  });
  const unit = addends
    .map((one) => one.unit)
    .reduce((large, one) => ((one?.size ?? 0) > (large?.size ?? 0) ? one : large));
  const base = addends.reduce((total, one) => total + one.base, 0);
  if (!unit || !Number.isFinite(base) || /\d/.test(tail)) return undefined;
  return { lead, values: [base / unit.size], parts: 1, between: '', unit, tail };
}

/** Reads "1.000 g" and "1,000 onions" as thousands, but "1.125 cups" and "1,250 kg" as decimals. */
function toValue(text: string, unit: Unit | undefined): number {
  const isSmall = unit === units.g || unit === units.ml || unit === units.mg;
  const isMetric = unit?.system === 'metric';
  return toNumber(text, isSmall || (!isMetric && text.includes(',')));
}

/** Returns the denominator of a fraction in the text: 6 for "2⅚", 1 for "0.5". */
function toParts(text: string): number {
  return Number(new RegExp(`${SLASH}(\\d+)$`).exec(text.normalize('NFKC'))?.[1] ?? 1);
}

export interface ScaledAmount {
  text: string;
  /** True if the noun after it must be singular. Undefined if the amount has a unit. */
  isOne: boolean | undefined;
}

/**
 * Multiplies an amount, converts it to the units `wanted` and rounds it to what a kitchen can measure. Returns `text`
 * unchanged if there is nothing to change or the amount is unknown.
 * @param gramsPerCup Only for food that American kitchens measure in cups.
 */
export function scaleAmount(
  text: string,
  factor: number,
  wanted?: Units,
  gramsPerCup?: number,
): ScaledAmount {
  const sized = SIZED.exec(text);
  if (sized) return { text: scaleSized(sized, factor), isOne: undefined };
  const amount = toAmount(text);
  if (!amount) return { text, isOne: undefined };
  const { lead, values, parts, between, unit, tail } = amount;
  const isForeign = wanted !== undefined && unit !== undefined && isOfOther(unit, wanted);
  if (factor === 1 && !isForeign) return { text, isOne: undefined };
  if (factor < 1 && /^(a|1) (pinch|dash)/.test(text)) return { text, isOne: undefined };
  const size = unit?.size ?? 1;
  const bases = values.map((value) => value * size * factor);
  const most = Math.max(...bases);
  if (unit && isSpoon(unit) && most < PINCH_ML)
    return { text: recipeTexts.pinch + tail, isOne: undefined };
  const measure = toExactMeasure(
    toMeasure(most, unit, wanted, gramsPerCup),
    bases,
    isForeign || unit?.system === 'metric' ? undefined : { unit, parts },
  );
  const shown = bases.map((base) => measure.round(base / (measure.unit?.size ?? 1)));
  if (measure.format) {
    const texts = shown.map(measure.format);
    return { text: lead + [...new Set(texts)].join(between) + tail, isOne: undefined };
  }
  const texts = [...new Set(shown.map((value) => formatAmount(value, measure.unit)))];
  const isOne = Math.max(...shown) <= 1;
  const name = measure.unit && (isOne ? measure.unit.one : measure.unit.many);
  return {
    text: `${lead}${texts.join(between)}${name ? ` ${name}` : ''}${tail}`,
    isOne: unit ? undefined : isOne,
  };
}

/** Twice "2 x 400 g tins" is "4 x 400 g tins". */
function scaleSized([text, count = '', size = '']: RegExpExecArray, factor: number): string {
  const many = toNumber(count) * factor;
  if (factor === 1 || !(many > 0 && Number.isFinite(many))) return text;
  const shown = roundPieces(many);
  const name = shown <= 1 ? size.replace(/(tin|can|packet|pack|jar)s\b/i, '$1') : size;
  return `${formatAmount(shown, undefined)}${name}`;
}

/** Keeps the written unit and fraction, such as sixths, if they show the amount exactly and `measure` would round it. */
function toExactMeasure(
  measure: Measure,
  bases: readonly number[],
  written: Pick<Amount, 'unit' | 'parts'> | undefined,
): Measure {
  if (!written || written.parts === 1 || written.parts > 10) return measure;
  const { unit, parts } = written;
  const round = (value: number) => Math.round(value * parts) / parts;
  const isExact = (one: Measure) =>
    bases.every((base) => {
      const value = base / (one.unit?.size ?? 1);
      return Math.abs(one.round(value) - value) < 0.001;
    });
  return !isExact(measure) && isExact({ unit, round }) ? { unit, round } : measure;
}

function isOfOther(unit: Unit, wanted: Units): boolean {
  return unit.system !== 'both' && unit.system !== wanted;
}

function toMeasure(
  base: number,
  unit: Unit | undefined,
  wanted: Units | undefined,
  gramsPerCup: number | undefined,
): Measure {
  if (!unit || unit.kind === 'piece') return { unit, round: toPieceRounding(unit) };
  if (isSpoon(unit)) return toSpoons(base, wanted);
  const system = wanted ?? unit.system;
  if (
    wanted === 'us' &&
    unit.kind === 'weight' &&
    unit.system !== 'us' &&
    gramsPerCup !== undefined
  )
    return toCups(base, gramsPerCup);
  const us = system === 'us' ? toUsMeasure(base, unit.kind) : undefined;
  if (us) return us;
  return toMetricMeasure(base, unit.kind, unit.system === 'metric' ? unit : undefined);
}

/** Rounds up to one pinch or dash. */
function toPieceRounding(unit: Unit | undefined): Measure['round'] {
  const isPinch = unit?.one === 'pinch' || unit?.one === 'dash';
  return isPinch ? (value) => Math.max(1, roundPieces(value)) : roundPieces;
}
