import type { Units } from './unit-systems.ts';

const US_UNIT = /[\d\p{No}]\s?(cups?|oz|fl\.? oz|lb|pints?|quarts?)\b/iu;

/** Returns the system of units in which the ingredients are written. */
export function toOwnUnits(ingredients: readonly string[]): Units {
  return ingredients.some((line) => US_UNIT.test(line)) ? 'us' : 'metric';
}
