import { findFamilyOf } from './catalogue.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { hasTime, toTotalMinutes } from './minutes.ts';
import type { Recipe } from './recipe.ts';
import { LONGEST_WORD, toWords } from './recipe-search.ts';
import { toMeantWords } from './search-meaning.ts';

/** What makes a dish be found, and how much it counts. */
export const SEARCH_WEIGHTS = { name: 1, kind: 0.5, ingredient: 0.25, story: 0.1 } as const;
export type SearchField = keyof typeof SEARCH_WEIGHTS;
export const SEARCH_FIELDS: readonly SearchField[] = ['name', 'kind', 'ingredient', 'story'];

type Searched = Pick<
  Recipe,
  | 'recipe_name'
  | 'title'
  | 'subtitle'
  | 'cuisine'
  | 'region'
  | 'tags'
  | 'ingredients'
  | 'prepTime'
  | 'cookTime'
>;

/** A dish within so many minutes is a quick one, tagged so or not. */
const QUICK_MINUTES = 30;
const QUICK = toMeantWords('quick');

const MEASURES = new Set(
  'g kg mg ml cl dl l oz lb cm tbsp tsp cup handful pinch piece slice large small'.split(' '),
);

/** The words of a recipe by where they stand; a name also as one word, for "dandan" and "phobo". */
export function toRecipeWords(recipe: Searched): Record<SearchField, string[]> {
  const { recipe_name, title, subtitle, cuisine, region = '', tags, ingredients } = recipe;
  const names = [...new Set([recipe_name, title])];
  const family = findFamilyOf(cuisine)?.name ?? '';
  const isQuick = hasTime(recipe) && toTotalMinutes(recipe) <= QUICK_MINUTES;
  return {
    name: names.flatMap((name) => toMeantWords(name).concat(toOneWord(name))),
    kind: [...tags, cuisine, region, family].flatMap(toMeantWords).concat(isQuick ? QUICK : []),
    ingredient: ingredients.flatMap(toIngredientWords),
    story: toWords(subtitle).filter((word) => !FUNCTION_WORDS.has(word)),
  };
}

/** The name without its amount: nobody searches for "200 g". */
function toIngredientWords(ingredient: string): string[] {
  const [name = ''] = ingredient.split('|');
  return toMeantWords(name).filter(
    (word) => !/^\p{N}/u.test(word) && !MEASURES.has(word) && !FUNCTION_WORDS.has(word),
  );
}

function toOneWord(name: string): string[] {
  const words = toWords(name);
  return words.length > 1 ? [words.join('').slice(0, LONGEST_WORD)] : [];
}
