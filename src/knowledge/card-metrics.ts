import { hasTime, toTotalMinutes } from '#contract/recipe/minutes.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { roughly, toDuration } from '#texts/language.ts';
import * as recipeTexts from '#texts/recipe.ts';

/** Returns prep and cook time together, or an estimate if the dish has neither. */
export function toTimeOfDish(recipe: Recipe): string {
  return hasTime(recipe) ? toDuration(toTotalMinutes(recipe)) : toTimeEstimate(recipe);
}

/** Time estimate = 15 + 2 per instruction + 1 per ingredient. */
function toTimeEstimate(recipe: Recipe): string {
  const minutes = 15 + 2 * recipe.instructions.length + recipe.ingredients.length;
  if (minutes < 30) return roughly('20-30');
  if (minutes < 60) return roughly('30-45');
  if (minutes < 90) return roughly('45-60');
  return roughly('60+');
}

/**
 * Returns the dish's servings. Otherwise they come from an ingredient text that mentions 2, 4 or 6 servings or people,
 * or from the cuisine.
 */
export function toServings(recipe: Recipe): string {
  if (recipe.servings) return recipeTexts.toServingCount(recipe.servings);
  for (const ingredient of recipe.ingredients) {
    const count = /\b([246])\s+(?:servings|people)\b/i.exec(ingredient)?.[1];
    if (count) return recipeTexts.toServingCount(count);
  }
  if (recipe.cuisine === 'Indian') return recipeTexts.toServingCount('4-6');
  if (recipe.cuisine === 'Japanese') return recipeTexts.toServingCount('2-4');
  return recipeTexts.toServingCount('4');
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
