import { type Timed, toTotalMinutes } from '../../../contract/recipe/minutes.ts';
import type { Recipe } from '../../../contract/recipe/recipe.ts';
import * as cookingTexts from '../../../texts/en/cooking.ts';
import { toDuration } from '../../../texts/en/durations.ts';
import { toCapital } from '../../../texts/en/numbers.ts';
import { toServings } from '../../knowledge/shown-recipe.ts';

/** A session that lay overnight says nothing about the cooking, but for a dish that takes as long. */
const BELIEVABLE_MIN = 6 * 60;
/** In a quarter of its time nobody cooks a dish; from a quarter of an hour on, part of it may have been done before. */
const LEAFED_SHARE = 0.25;
const LEAFED_MIN = 15;

/** "Congratulations. Eight steps, 48 min, four servings." */
export function toPraise(
  recipe: Pick<Recipe, 'instructions' | 'servings'> & Timed,
  minutes: number,
): string {
  const parts = [
    cookingTexts.steps(recipe.instructions.length),
    isBelievable(minutes, toTotalMinutes(recipe)) ? toDuration(minutes) : undefined,
    cookingTexts.servings(toServings(recipe)),
  ];
  return cookingTexts.congratulations(toCapital(parts.filter(Boolean).join(', ')));
}

/** Whether it may have taken so long from the first step to the end. */
export function isBelievable(minutes: number, total: number): boolean {
  const least = Math.max(1, Math.min(LEAFED_MIN, total * LEAFED_SHARE));
  return minutes >= least && minutes <= Math.max(BELIEVABLE_MIN, total * 1.5);
}
