import { formatQuantity } from 'format-quantity';
import { type Unit, units } from './units.ts';

/** A unit to show an amount in, and its rounding. */
export interface Measure {
  unit: Unit | undefined;
  round: (value: number) => number;
  /** Text of a rounded value, if it takes two units: "1 cup plus 2 tbsp". */
  format?: (value: number) => string;
}

/** Fractions that spoons and cups have marks for. Eighths are used only below a quarter. */
const MARKS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];

/** Rounds 1.29 to 1¼, 4.6 to 4½, and 11.3 to 11, because large numbers need no fractions. */
export function roundToMarks(value: number): number {
  if (value < 3 / 16) return 1 / 8;
  if (value >= 10) return Math.round(value);
  if (value >= 4) return Math.round(value * 2) / 2;
  const whole = Math.floor(value);
  return whole + toNearest(value - whole, MARKS);
}

function toNearest(value: number, among: readonly number[]): number {
  return among.reduce((best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best));
}

/** Rounds pieces and unknown units. Keeps ⅙, because pieces are not measured with spoons. */
export function roundPieces(value: number): number {
  return value < 3 / 16 ? toNearest(value, [1 / 8, 1 / 6]) : roundToMarks(value);
}

/** Rounds metric amounts to steps that kitchen scales can measure: 187 g becomes 185 g. */
export function roundMetric(value: number): number {
  const step = value < 1 ? 0.05 : value < 10 ? 0.5 : value < 100 ? 1 : value < 500 ? 5 : 10;
  return Math.max(toStep(value, step), step);
}

/** Rounds amounts converted from another system more coarsely: 236.6 ml becomes 240 ml. */
export function roundConverted(value: number): number {
  const step = value < 20 ? 1 : value < 100 ? 5 : 10;
  return Math.max(toStep(value, step), step);
}

/** Rounds kilograms and litres. */
export function roundThousands(value: number): number {
  return toStep(value, value < 2 ? 0.05 : 0.1);
}

export function toStep(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(3));
}

/** Formats metric amounts as decimals, and all others with fractions. */
export function formatAmount(value: number, unit: Unit | undefined): string {
  if (unit?.system === 'metric') return String(value);
  return formatQuantity(value, { vulgarFractions: true }) ?? String(value);
}

/** Returns the measure for `base` grams or millilitres: kg and l from 1000 on. */
export function toMetricMeasure(base: number, kind: Unit['kind'], written?: Unit): Measure {
  const isWeight = kind === 'weight';
  const small = isWeight ? units.g : units.ml;
  const large = written === units.litre ? units.litre : isWeight ? units.kg : units.l;
  const round = written ? roundMetric : roundConverted;
  return round(base) >= 1000 ? { unit: large, round: roundThousands } : { unit: small, round };
}
