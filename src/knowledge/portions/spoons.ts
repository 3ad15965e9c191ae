import { type Measure, roundToMarks, toMetricMeasure } from './measure.ts';
import type { Units } from './unit-systems.ts';
import { type Unit, units } from './units.ts';
import { toUsMeasure } from './us-measure.ts';

/** Smaller amounts are shown as a pinch, which is about a sixteenth of a teaspoon. */
export const PINCH_ML = 0.45;
/** Maximum number of tablespoons. Larger amounts are shown as a volume. */
const MANY_TBSP = 10;

/** Chooses teaspoons or tablespoons, whichever gives the rounder number, or a volume for large amounts. */
export function toSpoons(ml: number, system: Units | undefined): Measure {
  const spoons = ml / units.tbsp.size;
  if (spoons > MANY_TBSP) {
    const measure = system === 'us' ? toUsMeasure(ml, 'volume') : undefined;
    return measure ?? toMetricMeasure(ml, 'volume');
  }
  const isHalves = Math.abs(spoons * 2 - Math.round(spoons * 2)) < 0.01;
  const inTbsp = spoons >= 1 && (isHalves || spoons >= 2);
  return { unit: inTbsp ? units.tbsp : units.tsp, round: roundToMarks };
}

export function isSpoon(unit: Unit): boolean {
  return unit === units.tsp || unit === units.tbsp;
}
