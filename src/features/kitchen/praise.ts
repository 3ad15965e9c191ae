import type { Recipe } from '../../../contract/recipe/recipe.ts';
import * as cookingTexts from '../../../texts/en/cooking.ts';
import { toCapital } from '../../../texts/en/numbers.ts';
import { toServings } from '../../knowledge/shown-recipe.ts';

/** A session that lay overnight says nothing about the cooking. */
const BELIEVABLE_MIN = 6 * 60;

/** "Congratulations. Eight steps, 48 min, four servings." */
export function toPraise(
  recipe: Pick<Recipe, 'instructions' | 'servings'>,
  minutes: number,
): string {
  const time = minutes >= 1 && minutes <= BELIEVABLE_MIN ? toTime(minutes) : undefined;
  const parts = [
    cookingTexts.steps(recipe.instructions.length),
    time,
    cookingTexts.servings(toServings(recipe)),
  ];
  return cookingTexts.congratulations(toCapital(parts.filter(Boolean).join(', ')));
}

function toTime(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return cookingTexts.minutes(rest);
  return rest === 0
    ? cookingTexts.hours(hours)
    : `${cookingTexts.hours(hours)} ${cookingTexts.minutes(rest)}`;
}
