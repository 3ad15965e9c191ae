import { findFamilyOf } from './catalogue.ts';
import type { Recipe } from './recipe.ts';

/** More words than this narrow nothing. */
const MOST_WORDS = 8;

type Searched = Pick<
  Recipe,
  'recipe_name' | 'title' | 'subtitle' | 'cuisine' | 'region' | 'tags' | 'ingredients'
>;

/** " creme brulee 2 " for "Crème brûlée, 2": words without case, accents and signs, each with a space before it. */
export function toSearchText(...texts: readonly string[]): string {
  const plain = texts
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
  const words = plain
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return ` ${words} `;
}

/** Everything of a recipe that a search looks through. */
export function toRecipeSearchText(recipe: Searched): string {
  const { recipe_name, title, subtitle, cuisine, region = '', tags, ingredients } = recipe;
  const family = findFamilyOf(cuisine)?.name ?? '';
  return toSearchText(
    recipe_name,
    title,
    subtitle,
    cuisine,
    family,
    region,
    ...tags,
    ...ingredients,
  );
}

/** The words that each must begin a word of the recipe; none where the wanted text holds only signs. */
export function toSearchWords(wanted: string): string[] {
  return toSearchText(wanted).trim().split(' ').filter(Boolean).slice(0, MOST_WORDS);
}
