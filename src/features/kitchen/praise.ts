import type { Recipe } from '../../../contract/recipe.ts';

const WORDS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
/** A session that lay overnight says nothing about the cooking. */
const BELIEVABLE_MIN = 6 * 60;

/** "Congratulations. Eight steps, 48 min, 4 servings." */
export function toPraise(recipe: Recipe, minutes: number): string {
  const count = recipe.instructions.length;
  const steps = `${WORDS[count] ?? count} ${count === 1 ? 'step' : 'steps'}`;
  const time = minutes >= 1 && minutes <= BELIEVABLE_MIN ? toTime(minutes) : undefined;
  const servings = `${recipe.servings} ${recipe.servings === 1 ? 'serving' : 'servings'}`;
  return `Congratulations. ${[steps, time, servings].filter(Boolean).join(', ')}.`;
}

function toTime(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = `${minutes % 60} min`;
  if (hours === 0) return rest;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${rest}`;
}
