import type { Recipe } from '#contract/recipe/schema.ts';
import { toIngredientLine } from '../ingredient-line.ts';

type Lines = Pick<Recipe, 'ingredients' | 'instructions'>;

export interface Differences {
  amounts: number;
  /** Added, removed and replaced ingredients. */
  ingredients: number;
  steps: number;
}

/** Counts what a copy changes of its original. */
export function countDifferences(copy: Lines, original: Lines): Differences {
  const mine = toAmounts(copy.ingredients);
  const theirs = toAmounts(original.ingredients);
  const shared = [...mine.keys()].filter((name) => theirs.has(name));
  return {
    amounts: shared.filter((name) => mine.get(name) !== theirs.get(name)).length,
    ingredients: Math.max(mine.size, theirs.size) - shared.length,
    steps: countOthers(copy.instructions, original.instructions),
  };
}

/** Amounts by name. An ingredient that is listed twice has both amounts. */
function toAmounts(lines: readonly string[]): ReadonlyMap<string, string> {
  const amounts = new Map<string, string>();
  for (const line of lines) {
    const { amount, name } = toIngredientLine(line);
    const key = toPlain(name);
    amounts.set(key, [amounts.get(key), toPlain(amount)].filter(Boolean).join(' + '));
  }
  return amounts;
}

function countOthers(copy: readonly string[], original: readonly string[]): number {
  const left = original.map(toPlain);
  let same = 0;
  for (const step of copy) {
    const at = left.indexOf(toPlain(step));
    if (at < 0) continue;
    left.splice(at, 1);
    same += 1;
  }
  return Math.max(copy.length, original.length) - same;
}

function toPlain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
