import { formatQuantity } from 'format-quantity';
import { type Unit, units } from './units.ts';

/** A unit to show an amount in, and how finely it is measured there. */
export interface Measure {
  unit: Unit | undefined;
  round: (value: number) => number;
  /** Text of a rounded value, if it takes two units: "1 cup plus 2 tbsp". */
  format?: (value: number) => string;
}

/** What spoons and cups are marked with. Eighths only below a quarter. */
const MARKS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];

/** 1.29 -> 1¼, 4.6 -> 4½, 11.3 -> 11: nobody cuts a fourteenth onion into quarters. */
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

/** Rounding for pieces and unknown units. Sixths are kept, because no spoon limits them. */
export function roundPieces(value: number): number {
  return value < 3 / 16 ? toNearest(value, [1 / 8, 1 / 6]) : roundToMarks(value);
}

/** Scales show grams; nobody weighs 187. */
export function roundMetric(value: number): number {
  const step = value < 1 ? 0.05 : value < 10 ? 0.5 : value < 100 ? 1 : value < 500 ? 5 : 10;
  return Math.max(toStep(value, step), step);
}

/** From another system the last figures are noise: 236.6 ml is 240. */
export function roundConverted(value: number): number {
  const step = value < 20 ? 1 : value < 100 ? 5 : 10;
  return Math.max(toStep(value, step), step);
}

/** Kilograms and litres. */
export function roundThousands(value: number): number {
  return toStep(value, value < 2 ? 0.05 : 0.1);
}

export function toStep(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(3));
}

/** Metric amounts are written with a point, all others with fractions. */
export function formatAmount(value: number, unit: Unit | undefined): string {
  if (unit?.system === 'metric') return String(value);
  return formatQuantity(value, { vulgarFractions: true }) ?? String(value);
}

/** Where a metric amount of this many g or ml is shown: from 1000 on in kg and l. */
export function toMetricMeasure(base: number, kind: Unit['kind'], written?: Unit): Measure {
  const isWeight = kind === 'weight';
  const small = isWeight ? units.g : units.ml;
  const large = written === units.litre ? units.litre : isWeight ? units.kg : units.l;
  const round = written ? roundMetric : roundConverted;
  return round(base) >= 1000 ? { unit: large, round: roundThousands } : { unit: small, round };
}
