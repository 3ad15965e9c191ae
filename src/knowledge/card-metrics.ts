import type { Recipe } from '../../contract/recipe.ts';
import * as dishTexts from '../../texts/en/dishes.ts';

/** Specification 9: time estimate = 15 + 2 per instruction + 1 per ingredient. */
export function toTimeEstimate(recipe: Recipe): string {
  const minutes = 15 + 2 * recipe.instructions.length + recipe.ingredients.length;
  if (minutes < 30) return dishTexts.minutes('20-30');
  if (minutes < 60) return dishTexts.minutes('30-45');
  if (minutes < 90) return dishTexts.minutes('45-60');
  return dishTexts.minutes('60+');
}

/** Specification 9: from an ingredient text that mentions 2, 4 or 6 servings or people; otherwise by cuisine. */
export function toServings(recipe: Recipe): string {
  for (const ingredient of recipe.ingredients) {
    const count = /\b([246])\s+(?:servings|people)\b/i.exec(ingredient)?.[1];
    if (count) return dishTexts.servings(count);
  }
  if (recipe.cuisine === 'Indian') return dishTexts.servings('4-6');
  if (recipe.cuisine === 'Japanese') return dishTexts.servings('2-4');
  return dishTexts.servings('4');
}

/** Specification 9: spiceLevel if set and not Medium; otherwise by the count of instructions and ingredients. */
export function toDifficulty(recipe: Recipe): string {
  if (recipe.spiceLevel && recipe.spiceLevel !== 'Medium') return recipe.spiceLevel;
  const count = recipe.instructions.length + recipe.ingredients.length;
  if (count < 15) return dishTexts.easy;
  if (count < 20) return dishTexts.medium;
  return dishTexts.hard;
}
