import { findFamilyOf } from '#contract/recipe/catalogue.ts';
import type { Allergen } from '#contract/recipe/diet.ts';
import { hasTime, toTotalMinutes } from '#contract/recipe/minutes.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { withSynonyms } from './meaning.ts';
import { FOR_CHILDREN, FOR_PICNICS, OTHER_NAMES } from './other-names.ts';
import { toWords, WORD_LENGTH_MAX } from './search.ts';
import { CUISINE_WORDS, TAG_WORDS } from './synonyms.ts';

export const SEARCH_WEIGHTS = { name: 1, kind: 0.5, ingredient: 0.25, story: 0.1 } as const;
export type SearchField = keyof typeof SEARCH_WEIGHTS;
export const SEARCH_FIELDS: readonly SearchField[] = ['name', 'kind', 'ingredient', 'story'];

type Searched = Pick<
  Recipe,
  | '_id'
  | 'allergens'
  | 'difficulty'
  | 'spiceLevel'
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

/** Dishes up to this total time count as quick, even without the tag. */
const QUICK_MINUTES = 30;
const QUICK = 'quick, easy, fast, weeknight';
const NO_MAIN_COURSE = ['Bread', 'Breakfast', 'Mezze', 'Sweet'];
const MAIN_COURSE = 'dinner, lunch, supper, main course, main dish';
const CHEAP = ['Beans', 'Eggs', 'Lentils', 'Pasta', 'Rice', 'Soup'];
const DEAR = ['Beef', 'For guests', 'Lamb', 'Seafood'];
const FREE_OF: readonly (readonly [allergens: readonly Allergen[], words: string])[] = [
  [['eggs'], 'egg free'],
  [['fish'], 'fish free'],
  [['crustaceans', 'molluscs'], 'shellfish free'],
  [['milk'], 'dairy free, lactose free, milk free'],
  // A search for "nut free" also excludes peanuts.
  [['nuts', 'peanuts'], 'nut free'],
  [['peanuts'], 'peanut free'],
  [['sesame'], 'sesame free'],
  [['soy'], 'soy free, soya free'],
];

const MEASURES = new Set(
  'g kg mg ml cl dl l oz lb cm tbsp tsp cup handful pinch piece slice large small'.split(' '),
);

/** Returns the words of a recipe by field. Names also count as one word, for "dandan" and "phobo". */
export function toRecipeWords(recipe: Searched): Record<SearchField, string[]> {
  const { _id: id, recipe_name, title, subtitle, cuisine, region = '', tags, ingredients } = recipe;
  const names = [...new Set([recipe_name, title])];
  const family = findFamilyOf(cuisine)?.name ?? '';
  return {
    name: names
      .flatMap((name) => withSynonyms(name).concat(toOneWord(name)))
      .concat((readOwn(OTHER_NAMES, id) ?? '').split(',').flatMap(withSynonyms)),
    kind: [...tags, cuisine, region, family, ...toKinds(recipe)].flatMap(withSynonyms),
    ingredient: ingredients.flatMap(toIngredientWords),
    story: toWords(subtitle).filter((word) => !FUNCTION_WORDS.has(word)),
  };
}

/** A tag may have the name of an `Object.prototype` member, such as "constructor". */
function readOwn(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Returns words for the kind of dish, such as "weeknight", "dessert" or "dairy free". */
function toKinds(recipe: Searched): string[] {
  const { _id: id, allergens, cuisine, difficulty, spiceLevel, tags } = recipe;
  const has = (some: readonly string[]) => tags.some((tag) => some.includes(tag));
  const isQuick = hasTime(recipe) && toTotalMinutes(recipe) <= QUICK_MINUTES;
  const isHot = spiceLevel === 'Hot' || spiceLevel === 'Medium';
  const kinds = [
    readOwn(CUISINE_WORDS, cuisine),
    ...tags.map((tag) => readOwn(TAG_WORDS, tag)),
    isQuick && QUICK,
    difficulty === 'Easy' && 'easy',
    isHot ? 'spicy, hot' : 'mild',
    !has(NO_MAIN_COURSE) && MAIN_COURSE,
    has(CHEAP) && !has(DEAR) && 'budget, cheap, student',
    FOR_CHILDREN.includes(id) && 'kids, children, family',
    FOR_PICNICS.includes(id) && 'picnic, lunch box',
    ...FREE_OF.map(
      ([some, words]) => allergens && !some.some((one) => allergens.includes(one)) && words,
    ),
  ];
  return kinds.flatMap((words) => (words ? words.split(',') : []));
}

function toIngredientWords(ingredient: string): string[] {
  const [name = ''] = ingredient.split('|');
  return withSynonyms(name).filter(
    (word) => !/^\p{N}/u.test(word) && !MEASURES.has(word) && !FUNCTION_WORDS.has(word),
  );
}

function toOneWord(name: string): string[] {
  const words = toWords(name);
  return words.length > 1 ? [words.join('').slice(0, WORD_LENGTH_MAX)] : [];
}
