import { type Timed, toTotalMinutes } from '#contract/recipe/minutes.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import * as cookTexts from '#texts/cook.ts';
import { toCapital, toDuration } from '#texts/language.ts';
import type { EndProps } from './end-props.ts';

/** In minutes. A longer session was probably left overnight, unless the recipe takes that long. */
const BELIEVABLE_MIN = 6 * 60;
/**
 * A session shorter than a quarter of the recipe's time only skimmed the steps. From 15 minutes on it counts, because
 * part of the work may have been done before.
 */
const LEAFED_SHARE = 0.25;
const LEAFED_MIN = 15;

/** For example "Congratulations. Eight steps, 48 min, four servings." */
export function toPraise(
  recipe: Pick<Recipe, 'instructions'> & Pick<EndProps, 'servings'> & Timed,
  minutes: number,
): string {
  const parts = [
    cookTexts.steps(recipe.instructions.length),
    isBelievable(minutes, toTotalMinutes(recipe)) ? toDuration(minutes) : undefined,
    recipe.servings === undefined ? undefined : cookTexts.servings(recipe.servings),
  ];
  return cookTexts.congratulations(toCapital(parts.filter(Boolean).join(', ')));
}

/** True if `minutes` is a plausible duration for a recipe that takes `total` minutes. */
export function isBelievable(minutes: number, total: number): boolean {
  const least = Math.max(1, Math.min(LEAFED_MIN, total * LEAFED_SHARE));
  return minutes >= least && minutes <= Math.max(BELIEVABLE_MIN, total * 1.5);
}
