import { type Measure, roundToMarks, toMetricMeasure } from './measure.ts';
import type { Units } from './unit-systems.ts';
import { type Unit, units } from './units.ts';
import { toUsMeasure } from './us-measure.ts';

/** Fewer than this is no longer measured: a pinch is a sixteenth of a teaspoon. */
export const PINCH_ML = 0.45;
/** More than so many tablespoons nobody counts out. */
const MANY_TBSP = 10;

/** Teaspoons and tablespoons become each other where that is the rounder word; many of them become a measured volume. */
export function toSpoons(ml: number, asked: Units | undefined): Measure {
  const spoons = ml / units.tbsp.size;
  if (spoons > MANY_TBSP) {
    const measure = asked === 'us' ? toUsMeasure(ml, 'volume') : undefined;
    return measure ?? toMetricMeasure(ml, 'volume');
  }
  const isHalves = Math.abs(spoons * 2 - Math.round(spoons * 2)) < 0.01;
  const inTbsp = spoons >= 1 && (isHalves || spoons >= 2);
  return { unit: inTbsp ? units.tbsp : units.tsp, round: roundToMarks };
}

export function isSpoon(unit: Unit): boolean {
  return unit === units.tsp || unit === units.tbsp;
}
