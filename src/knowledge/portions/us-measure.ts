import * as recipeTexts from '#texts/recipe.ts';
import { formatAmount, type Measure, roundToMarks, toStep } from './measure.ts';
import { type Unit, units } from './units.ts';

/** Maximum relative error of a rounded amount in cups or pounds. Beyond it a smaller unit is used. */
const CLOSE_ENOUGH = 0.05;

/** Returns the US measure for `base` grams or millilitres. Undefined if the weight is too small for ounces. */
export function toUsMeasure(base: number, kind: Unit['kind']): Measure | undefined {
  return kind === 'weight' ? toWeight(base) : toVolume(base);
}

const TBSP_PER_CUP = 16;

/**
 * Measures flour, sugar, butter and similar food in spoons and cups. An amount between two cup marks is shown as cups
 * plus tablespoons.
 * @param g Weight in grams.
 * @param gramsPerCup Weight of a level cup of this food.
 */
export function toCups(g: number, gramsPerCup: number): Measure {
  const toUnit = (unit: Unit): Unit => ({
    ...unit,
    size: (unit.size / units.cup.size) * gramsPerCup,
  });
  const cup = toUnit(units.cup);
  const cups = g / gramsPerCup;
  if (cups < 1 / TBSP_PER_CUP) {
    return { unit: toUnit(units.tsp), round: (value) => Math.max(toStep(value, 0.25), 0.25) };
  }
  if (cups < 3.75 / TBSP_PER_CUP) {
    return { unit: toUnit(units.tbsp), round: (value) => toStep(value, 0.5) };
  }
  const inCups = { unit: cup, round: roundToMarks };
  if (isClose(g, inCups)) return inCups;
  return { unit: cup, round: (value) => toStep(value, 1 / TBSP_PER_CUP), format: formatCups };
}

/** @param value Cups, rounded to a sixteenth. */
function formatCups(value: number): string {
  const quarters = Math.floor(value * 4) / 4;
  const tbsp = Math.round((value - quarters) * TBSP_PER_CUP);
  const name = quarters > 1 ? units.cup.many : units.cup.one;
  const cups = `${formatAmount(quarters, units.cup)} ${name}`;
  const spoons = `${tbsp} ${units.tbsp.one}`;
  if (quarters === 0) return spoons;
  return tbsp === 0 ? cups : recipeTexts.amountSum(cups, spoons);
}

function toVolume(ml: number): Measure | undefined {
  if (ml < 14) return { unit: units.tsp, round: roundToMarks };
  if (ml < 55) return { unit: units.tbsp, round: (value) => toStep(value, 0.5) };
  const inQuarts = { unit: units.quart, round: (value: number) => toStep(value, 0.25) };
  if (ml > 2 * units.quart.size && isClose(ml, inQuarts)) return inQuarts;
  const inCups = { unit: units.cup, round: roundToMarks };
  if (isClose(ml, inCups)) return inCups;
  if (ml > 4 * units.cup.size) return { ...inCups, round: (value) => toStep(value, 0.25) };
  return { unit: units.floz, round: (value) => toStep(value, value < 10 ? 0.25 : 0.5) };
}

function toWeight(g: number): Measure | undefined {
  if (g < 14) return undefined;
  const inPounds = { unit: units.lb, round: roundToMarks };
  if (g >= units.lb.size * 0.95 && (g > 2 * units.lb.size || isClose(g, inPounds))) {
    return inPounds;
  }
  return {
    unit: units.oz,
    round: (value) => (value < 1 ? roundToMarks(value) : toStep(value, value < 10 ? 0.25 : 0.5)),
  };
}

function isClose(base: number, { unit, round }: Measure): boolean {
  const value = base / (unit?.size ?? 1);
  return Math.abs(round(value) - value) / value <= CLOSE_ENOUGH;
}
