import { toStep } from './measure.ts';
import type { Units } from './unit-systems.ts';

const HEAT = /([−-]?\d+)(\s?)°(\s?)([CF])\b/g;
/** From here on it is an oven, whose dial goes in steps of 25 °F. */
const OVEN_C = 120;

/** Temperatures in the scale that goes with the units asked for. They are no amounts: servings never change them. */
export function toHeat(text: string, asked: Units | undefined): string {
  if (asked === undefined) return text;
  return text.replace(HEAT, (all, number: string, space: string, gap: string, scale: string) => {
    if ((scale === 'F') === (asked === 'us')) return all;
    const value = Number(number.replace('−', '-'));
    const other = asked === 'us' ? toFahrenheit(value) : toStep((value - 32) / 1.8, 5);
    return `${other < 0 ? '−' : ''}${Math.abs(other)}${space}°${gap}${asked === 'us' ? 'F' : 'C'}`;
  });
}

function toFahrenheit(celsius: number): number {
  return toStep(celsius * 1.8 + 32, celsius >= OVEN_C ? 25 : 5);
}
