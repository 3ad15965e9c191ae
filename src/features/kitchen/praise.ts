import type { Recipe } from '../../../contract/recipe.ts';

const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** A session that lay overnight says nothing about the cooking. */
const BELIEVABLE_MIN = 6 * 60;

/** "Congratulations. Eight steps, 48 min, four servings." */
export function toPraise(
  recipe: Pick<Recipe, 'instructions' | 'servings'>,
  minutes: number,
): string {
  const time = minutes >= 1 && minutes <= BELIEVABLE_MIN ? toTime(minutes) : undefined;
  const parts = [
    toCount(recipe.instructions.length, 'step'),
    time,
    toCount(recipe.servings, 'serving'),
  ];
  const sentence = parts.filter(Boolean).join(', ');
  return `Congratulations. ${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

function toCount(count: number, thing: string): string {
  return `${WORDS[count] ?? count} ${thing}${count === 1 ? '' : 's'}`;
}

function toTime(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = `${minutes % 60} min`;
  if (hours === 0) return rest;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${rest}`;
}
