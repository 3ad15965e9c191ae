import type { Allergen, Diet } from '#contract/recipe/diet.ts';
import { findFoods } from './find-foods.ts';
import { listContents } from './foods.ts';
import { type Content, FORBIDDEN, toAllergens, toDiets } from './read-table.ts';

export interface DietFacts {
  diets: Diet[];
  allergens: Allergen[];
}

/** Phrases in an ingredient that promise the absence of these contents. */
const PROMISES: readonly (readonly [words: RegExp, contents: readonly Content[]])[] = [
  [/(?<!non-)\b(?:vegan|plant-based)\b/, FORBIDDEN.vegan],
  [
    /\b(?:vegetarian|meat-free)\b|\b(?:vegetable|microbial) rennet\b|\bwithout (?:animal )?(?:lard|rennet|gelatine?)\b/,
    FORBIDDEN.vegetarian,
  ],
  [/\bgluten-free\b/, FORBIDDEN['gluten-free']],
  [/\b(?:dairy-free|milk-free|non-dairy)\b/, ['milk']],
  [/\begg-free\b|\bwithout eggs?\b/, ['eggs']],
  [/\bpeanut-free\b/, ['peanuts']],
  [/\b(?:almond|nut)-free\b/, ['nuts']],
];

/** Returns the allergens of the ingredients and their diets. It returns no diets if an ingredient is unknown. */
export function toDietFacts(ingredients: readonly string[]): DietFacts {
  const found = ingredients.map(findContents);
  const contents = [...new Set(found.flatMap((one) => one ?? []))];
  return {
    diets: found.includes(undefined) ? [] : toDiets(contents),
    allergens: toAllergens(contents),
  };
}

/** Returns the contents of every food in an ingredient and its alternatives, or undefined if no food is known. */
export function findContents(ingredient: string): Content[] | undefined {
  const found = toAlternatives(ingredient.toLowerCase()).flatMap((one) => {
    const contents = findContentsOfOne(one);
    return contents === undefined ? [] : [contents];
  });
  return found.length > 0 ? [...new Set(found.flat())] : undefined;
}

/** Splits "vegan margarine, or butter" into its alternatives. The text after the last comma applies to each of them. */
function toAlternatives(line: string): string[] {
  const parts = line.split(/,?\s+or\s+/);
  const [last = ''] = parts.slice(-1);
  const comma = last.lastIndexOf(',');
  const tail = comma < 0 ? '' : last.slice(comma);
  return parts.map((part, at) => (at < parts.length - 1 ? part + tail : part));
}

function findContentsOfOne(line: string): Content[] | undefined {
  const foods = findFoods(line);
  if (foods.length === 0) return undefined;
  const promised = new Set(
    PROMISES.flatMap(([words, promise]) => (words.test(line) ? promise : [])),
  );
  return foods.flatMap(({ food }) => listContents(food)).filter((one) => !promised.has(one));
}
