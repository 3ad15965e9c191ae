import { findFamilyOf } from './catalogue.ts';
import type { Recipe } from './recipe.ts';

/**
 * What makes a dish be found, and how much it counts: the one rule of the server's search and of the device's, so that a
 * dish is found by the same words with and without a network.
 */
export const SEARCH_WEIGHTS = { name: 1, kind: 0.5, ingredient: 0.25, story: 0.1 } as const;
export type SearchField = keyof typeof SEARCH_WEIGHTS;
export const SEARCH_FIELDS: readonly SearchField[] = ['name', 'kind', 'ingredient', 'story'];

type Searched = Pick<
  Recipe,
  'recipe_name' | 'title' | 'subtitle' | 'cuisine' | 'region' | 'tags' | 'ingredients'
>;

/** More words than this narrow nothing. */
const MOST_WORDS = 8;
/** No word of a kitchen is longer, and the database takes only so much for one. */
const LONGEST_WORD = 40;
/** Words are like each other from here on, of 1 (PostgreSQL's own threshold). */
export const LIKE_FROM = 0.3;
/** As many like words stand in for one that nothing begins with. */
export const MOST_LIKE = 4;

/** Letters that carry no accent one could take off. */
const LETTERS: Record<string, string> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};
const UNACCENTED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

const FILLERS = new Set('a an and by for from in of on or the to with without'.split(' '));
const MEASURES = new Set(
  'g kg mg ml cl dl l oz lb cm tbsp tsp cup handful pinch piece slice large small'.split(' '),
);

/** "creme", "brulee", "2" for "Crèmes brûlées, 2": words without case, accents, signs and plural, at most so many. */
export function toWords(text: string): string[] {
  return toPlainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => toSingular(word.slice(0, LONGEST_WORD)));
}

/** What was typed: each word once, without those that stand in every sentence; none where it holds only signs. */
export function toTypedWords(typed: string): string[] {
  const words = [...new Set(toWords(typed.slice(0, MOST_WORDS * LONGEST_WORD)))];
  const telling = words.filter((word) => !FILLERS.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
}

/** The words of a recipe by where they stand; a name also as one word, for "dandan" and "phobo". */
export function toRecipeWords(recipe: Searched): Record<SearchField, string[]> {
  const { recipe_name, title, subtitle, cuisine, region = '', tags, ingredients } = recipe;
  const names = [...new Set([recipe_name, title])].map(toWords);
  const family = findFamilyOf(cuisine)?.name ?? '';
  return {
    name: names.flatMap((name) => name.concat(name.length > 1 ? toOneWord(name) : [])),
    kind: [...tags, cuisine, region, family].flatMap(toWords),
    ingredient: ingredients.flatMap(toIngredientWords),
    story: toWords(subtitle).filter((word) => !FILLERS.has(word)),
  };
}

/** Without how much of it: nobody looks for 200 g. */
export function toIngredientWords(ingredient: string): string[] {
  const [name = ''] = ingredient.split('|');
  return toWords(name).filter(
    (word) => !/^\p{N}/u.test(word) && !MEASURES.has(word) && !FILLERS.has(word),
  );
}

function toOneWord(name: readonly string[]): string {
  return name.join('').slice(0, LONGEST_WORD);
}

function toPlainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]+/gu, '')
    .toLowerCase()
    .replace(UNACCENTED, (letter) => LETTERS[letter] ?? letter);
}

/** "noodles" and "noodle", "berries" and "berry", "tomatoes" and "tomato" are one word; "hummus" is no plural. */
function toSingular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(o|sh|ch|x|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
