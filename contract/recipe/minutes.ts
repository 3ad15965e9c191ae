import type { Recipe } from './recipe.ts';

const UNITS: readonly (readonly [unit: RegExp, minutes: number])[] = [
  [/(\d+(?:[.,]\d+)?)\s*d(?:ays?)?(?![a-z])/i, 24 * 60],
  [/(\d+(?:[.,]\d+)?)\s*h(?:(?:ou)?rs?)?(?![a-z])/i, 60],
  [/(\d+(?:[.,]\d+)?)\s*m(?:in(?:ute)?s?)?(?![a-z])/i, 1],
];

/** "1 hours 30 minutes" -> 90, "1 h 10 min" -> 70; undefined where the text names no time. */
export function toMinutes(text: string): number | undefined {
  let sum: number | undefined;
  for (const [unit, minutes] of UNITS) {
    const count = unit.exec(text)?.[1];
    if (count !== undefined) sum = (sum ?? 0) + Number(count.replace(',', '.')) * minutes;
  }
  return sum === undefined ? undefined : Math.round(sum);
}

/** Specification 9, "Detail defaults": what a recipe takes that leaves one of its times out. */
const PREP_MINUTES = 30;
const COOK_MINUTES = 45;

export type Timed = Pick<Recipe, 'prepTime' | 'cookTime'>;

/** Prep plus cook in minutes: the one time of a dish, by which it is shown, filtered and sorted. */
export function toTotalMinutes({ prepTime, cookTime }: Timed): number {
  return (toMinutes(prepTime) ?? PREP_MINUTES) + (toMinutes(cookTime) ?? COOK_MINUTES);
}

export function hasTime({ prepTime, cookTime }: Timed): boolean {
  return (toMinutes(prepTime) ?? toMinutes(cookTime)) !== undefined;
}
