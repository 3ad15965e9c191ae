import { hasTime, toTotalMinutes } from '#contract/recipe/minutes.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { toDuration } from '#texts/durations.ts';

/** Returns prep and cook time together, or an estimate if the dish has neither. */
export function toTimeOfDish(recipe: Recipe): string {
  return hasTime(recipe) ? toDuration(toTotalMinutes(recipe)) : toTimeEstimate(recipe);
}

/** Time estimate = 15 + 2 per instruction + 1 per ingredient. */
function toTimeEstimate(recipe: Recipe): string {
  const minutes = 15 + 2 * recipe.instructions.length + recipe.ingredients.length;
  if (minutes < 30) return '20-30 min';
  if (minutes < 60) return '30-45 min';
  if (minutes < 90) return '45-60 min';
  return '60+ min';
}

/**
 * Returns the dish's servings. Otherwise they come from an ingredient text that mentions 2, 4 or 6 servings or people,
 * or from the cuisine.
 */
export function toServings(recipe: Recipe): string {
  if (recipe.servings)
    return `${recipe.servings} ${recipe.servings === 1 ? 'serving' : 'servings'}`;
  for (const ingredient of recipe.ingredients) {
    const count = /\b([246])\s+(?:servings|people)\b/i.exec(ingredient)?.[1];
    if (count) return `${count} servings`;
  }
  if (recipe.cuisine === 'Indian') return '4-6 servings';
  if (recipe.cuisine === 'Japanese') return '2-4 servings';
  return '4 servings';
}

/**
 * Returns the dish's difficulty. Otherwise it is the spice level unless that is Medium, or depends on the number of
 * instructions and ingredients.
 */
export function toDifficulty(recipe: Recipe): string {
  if (recipe.difficulty) return recipe.difficulty;
  if (recipe.spiceLevel && recipe.spiceLevel !== 'Medium') return recipe.spiceLevel;
  const count = recipe.instructions.length + recipe.ingredients.length;
  if (count < 15) return 'Easy';
  if (count < 20) return 'Medium';
  return 'Hard';
}
