import { numericQuantity } from 'numeric-quantity';
import * as amountTexts from '../../../texts/en/amounts.ts';
import { NUMBER } from '../amounts.ts';
import { toFigures } from './figures.ts';
import { formatAmount, type Measure, roundToMarks, toMetricMeasure } from './measure.ts';
import { isSpoon, PINCH_ML, toSpoons } from './spoons.ts';
import type { Units } from './unit-systems.ts';
import { findUnit, type Unit } from './units.ts';
import { toUsMeasure } from './us-measure.ts';

/** "about 2 to 3 tbsp, heaped" in its parts. */
interface Amount {
  lead: string;
  /** One number, or the two ends of a range. */
  values: readonly number[];
  /** Between the ends: " to ", "–". */
  between: string;
  unit: Unit | undefined;
  tail: string;
}

const AMOUNT = new RegExp(
  String.raw`^((?:about |around |roughly )?)(${NUMBER})(?:(\s?(?:-|–|to|or)\s?)(${NUMBER}))?(?:\s?(fl\.? oz|\p{L}+)\.?(?!\p{L}))?(.*)$`,
  'iu',
);

/** "a handful", not "a large handful": how large it is twice over nobody knows. */
const ONE_OF = /^an? (?=(?:bunch|dash|handful|head|knob|pinch|sprig|stick)$)/i;

/** Undefined where anything in the text is not understood: it is then shown as it was written. */
function toAmount(text: string): Amount | undefined {
  const match = AMOUNT.exec(toFigures(text.trim()).replace(ONE_OF, '1 '));
  if (!match) return undefined;
  const [, lead = '', low = '', between = '', high, word, rest = ''] = match;
  const unit = word === undefined ? undefined : findUnit(word.replace('fl.', 'fl'));
  const values = [low, ...(high === undefined ? [] : [high])].map(toValue);
  // "400 g (14 oz)", "2 x 400 g": another number beside ours would have to follow, and we do not know how.
  const isUnknown = (word !== undefined && !unit) || /\d/.test(rest);
  if (isUnknown || values.some((value) => !(value > 0 && Number.isFinite(value)))) return undefined;
  return {
    lead,
    values,
    between: /[a-z]/.test(between) ? ` ${between.trim()} ` : between,
    unit,
    tail: rest,
  };
}

function toValue(text: string): number {
  return numericQuantity(text, { round: false, decimalSeparator: text.includes(',') ? ',' : '.' });
}

export interface ScaledAmount {
  text: string;
  /** Whether one piece of the thing behind it is meant, so that its name agrees; undefined where a unit counts it. */
  isOne: boolean | undefined;
}

/**
 * An amount times `factor`, in the units asked for, as cooks write it. The very text where nothing is to be changed or
 * the text is not understood.
 */
export function scaleAmount(text: string, factor: number, asked?: Units): ScaledAmount {
  const amount = toAmount(text);
  if (!amount) return { text, isOne: undefined };
  const { lead, values, between, unit, tail } = amount;
  const isForeign = asked !== undefined && unit !== undefined && isOfOther(unit, asked);
  if (factor === 1 && !isForeign) return { text, isOne: undefined };
  // Half a pinch is a pinch.
  if (factor < 1 && /^(a|1) (pinch|dash)/.test(text)) return { text, isOne: undefined };
  const size = unit?.size ?? 1;
  const bases = values.map((value) => value * size * factor);
  const most = Math.max(...bases);
  if (unit && isSpoon(unit) && most < PINCH_ML)
    return { text: amountTexts.pinch + tail, isOne: undefined };
  const measure = toMeasure(most, unit, asked);
  const shown = bases.map((base) => measure.round(base / (measure.unit?.size ?? 1)));
  const texts = [...new Set(shown.map((value) => formatAmount(value, measure.unit)))];
  const isOne = Math.max(...shown) <= 1;
  const name = measure.unit && (isOne ? measure.unit.one : measure.unit.many);
  return {
    text: `${lead}${texts.join(between)}${name ? ` ${name}` : ''}${tail}`,
    isOne: unit ? undefined : isOne,
  };
}

function isOfOther(unit: Unit, asked: Units): boolean {
  return unit.system !== 'both' && unit.system !== asked;
}

function toMeasure(base: number, unit: Unit | undefined, asked: Units | undefined): Measure {
  if (!unit || unit.kind === 'piece') return { unit, round: roundToMarks };
  if (isSpoon(unit)) return toSpoons(base, asked);
  const system = asked ?? unit.system;
  const us = system === 'us' ? toUsMeasure(base, unit.kind) : undefined;
  if (us) return us;
  return toMetricMeasure(base, unit.kind, unit.system === 'metric' ? unit : undefined);
}
