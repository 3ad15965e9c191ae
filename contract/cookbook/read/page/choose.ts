import type { Found } from '../draft.ts';
import { hasAmount } from '../text/amounts.ts';
import { toKey } from '../text/clean-text.ts';

/** Picks the recipe that the page names, and among equals the one with the most data. */
export function chooseRecipe(
  found: readonly Found[],
  names: readonly string[],
): { recipe: Found | undefined; isOneOfSeveral: boolean } {
  const keys = names.map(toKey).filter((key) => key !== '');
  const toScore = (one: Found) => {
    const key = toKey(one.title);
    const isNamed = key !== '' && keys.some((name) => name.includes(key) || key.includes(name));
    const isComplete = one.ingredients.length > 0 && one.steps.length > 0;
    const size = Math.min(one.ingredients.length + one.steps.length, 200) / 1000;
    return (isComplete ? 4 : 0) + (one.ingredients.length > 0 ? 2 : 0) + (isNamed ? 3 : 0) + size;
  };
  const ordered = found
    .map((recipe) => ({ recipe, score: toScore(recipe) }))
    .toSorted((a, b) => b.score - a.score);
  const recipe = ordered[0]?.recipe;
  const isOneOfSeveral = found.some(
    (one) => recipe && one.ingredients.length > 0 && !isSameRecipe(one, recipe),
  );
  return { recipe, isOneOfSeveral };
}

/** Two plugins may mark the same recipe with different titles. */
export function isSameRecipe(one: Found, other: Found): boolean {
  if (one.title === '' || toKey(one.title) === toKey(other.title)) return true;
  const lines = new Set(other.ingredients.map(toKey));
  const same = one.ingredients.filter((line) => lines.has(toKey(line)));
  return same.length > 0 && same.length * 2 >= one.ingredients.length;
}

/** Fills what the first recipe lacks from others that were read from the same page. */
export function completeFrom(first: Found, others: readonly Found[]): Found {
  const whole = { ...first, doubts: [...first.doubts] };
  for (const other of others) {
    whole.ingredients = toBetter(whole.ingredients, other.ingredients, true).filter(
      (line) => !line.endsWith(':') || toKey(line) !== toKey(first.title),
    );
    whole.steps = toBetter(whole.steps, other.steps, false);
    whole.title ||= other.title;
    whole.subtitle ||= other.subtitle;
    whole.cuisine ||= other.cuisine;
    whole.image ||= other.image;
    if (whole.notes.length === 0) whole.notes = other.notes;
    whole.author ||= other.author;
    whole.site ||= other.site;
    whole.prep ??= other.prep;
    whole.cook ??= other.cook;
    whole.total ??= other.total;
    whole.servings ??= other.servings;
  }
  return whole;
}

/** Returns `other` if it has the same content as `mine` with more lines, or with the headings of groups. */
function toBetter(mine: string[], other: string[], isIngredients: boolean): string[] {
  if (other.length === 0) return mine;
  if (mine.length === 0) return other;
  if (isIngredients && hasOnlyNames(mine, other)) return other;
  if (other.length <= mine.length || other.length > mine.length * 2 + 20) return mine;
  const plain = other.filter((line) => !line.endsWith(':'));
  if (mine.length === 1 && plain.length > 1 && isMostlyIn(plain, mine)) return other;
  const keys = new Set(plain.map(toKey));
  const mineKeys = mine.map(toKey);
  const isAll = isIngredients
    ? mineKeys.every((line) => keys.has(line))
    : mineKeys.every((line, n) => toKey(plain[n] ?? '') === line);
  const extra = plain.filter((line) => !mineKeys.includes(toKey(line)));
  // Extra lines may also be a second list in other units, or notes after the steps.
  const areMissingLines = isIngredients
    ? extra.every(hasAmount) && extra.length * 2 <= mine.length
    : extra.length >= mine.length;
  if (!areMissingLines) return mine;
  const hasGroups = plain.length < other.length && plain.length === mine.length && isIngredients;
  return isAll && (hasGroups || isIngredients || plain.length > mine.length) ? other : mine;
}

/** True if the same lines have amounts in `other`, which `mine` has dropped. */
function hasOnlyNames(mine: readonly string[], other: readonly string[]): boolean {
  const plain = other.filter((line) => !line.endsWith(':'));
  if (mine.length < 2 || mine.length !== plain.length || mine.some((line) => /\d/.test(line)))
    return false;
  const amounts = plain.filter(hasAmount).length;
  return (
    amounts * 2 >= mine.length &&
    mine.every((line, n) => toKey(plain[n] ?? '').endsWith(toKey(line)))
  );
}

function isMostlyIn(lines: readonly string[], whole: readonly string[]): boolean {
  const key = toKey(whole.join(' '));
  const inside = lines.filter((line) => key.includes(toKey(line)));
  return inside.length * 10 >= lines.length * 7;
}
