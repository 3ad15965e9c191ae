import type { Recipe } from '../../contract/recipe.ts';

/** Specification 9: time estimate = 15 + 2 per instruction + 1 per ingredient. */
export function toTimeEstimate(recipe: Recipe): string {
  const minutes = 15 + 2 * recipe.instructions.length + recipe.ingredients.length;
  if (minutes < 30) return '20-30 min';
  if (minutes < 60) return '30-45 min';
  if (minutes < 90) return '45-60 min';
  return '60+ min';
}

/** Specification 9: from an ingredient text that mentions 2, 4 or 6 servings or people; otherwise by cuisine. */
export function toServings(recipe: Recipe): string {
  for (const ingredient of recipe.ingredients) {
    const count = /\b([246])\s+(?:servings|people)\b/i.exec(ingredient)?.[1];
    if (count) return `${count} servings`;
  }
  if (recipe.cuisine === 'Indian') return '4-6 servings';
  if (recipe.cuisine === 'Japanese') return '2-4 servings';
  return '4 servings';
}

/** Specification 9: spiceLevel if set and not Medium; otherwise by the count of instructions and ingredients. */
export function toDifficulty(recipe: Recipe): string {
  if (recipe.spiceLevel && recipe.spiceLevel !== 'Medium') return recipe.spiceLevel;
  const count = recipe.instructions.length + recipe.ingredients.length;
  if (count < 15) return 'Easy';
  if (count < 20) return 'Medium';
  return 'Hard';
}
