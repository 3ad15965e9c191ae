import { ALLERGENS, type Allergen, DIETS, type Diet } from '#contract/recipe/diet.ts';
import { FOODS, type FoodMark } from './foods.ts';

export interface DietFacts {
  diets: Diet[];
  allergens: Allergen[];
}

const KNOWN = FOODS.flatMap(({ marks, names }) =>
  names.map((name) => ({ name, marks, pattern: toPattern(name) })),
).toSorted((one, other) => other.name.length - one.name.length);

const FROM_ANIMALS: readonly FoodMark[] = ['meat', 'fish', 'crustaceans', 'molluscs'];
const NOT_VEGAN: readonly FoodMark[] = [...FROM_ANIMALS, 'eggs', 'milk', 'honey'];

const BREAKERS: Readonly<Record<Diet, readonly FoodMark[]>> = {
  vegetarian: FROM_ANIMALS,
  vegan: NOT_VEGAN,
  'gluten-free': ['gluten'],
};

/** Phrases in an ingredient that promise the absence of these marks. */
const PROMISES: readonly (readonly [words: RegExp, marks: readonly FoodMark[]])[] = [
  [/(?<!non-)\b(?:vegan|plant-based)\b/, NOT_VEGAN],
  [
    /\b(?:vegetarian|meat-free)\b|\b(?:vegetable|microbial) rennet\b|\bwithout (?:animal )?(?:lard|rennet|gelatine?)\b/,
    FROM_ANIMALS,
  ],
  [/\bgluten-free\b/, ['gluten']],
  [/\b(?:dairy-free|milk-free|non-dairy)\b/, ['milk']],
  [/\begg-free\b|\bwithout eggs?\b/, ['eggs']],
];

/** Returns the allergens of the ingredients and their diets. It returns no diets if an ingredient is unknown. */
export function toDietFacts(ingredients: readonly string[]): DietFacts {
  const marks = new Set<FoodMark>();
  let isKnown = true;
  for (const ingredient of ingredients) {
    const found = findMarks(ingredient);
    isKnown &&= found !== undefined;
    for (const mark of found ?? []) marks.add(mark);
  }
  return {
    diets: isKnown ? DIETS.filter((diet) => !BREAKERS[diet].some((mark) => marks.has(mark))) : [],
    allergens: ALLERGENS.filter((allergen) => marks.has(allergen)),
  };
}

/** Returns the marks of every food in an ingredient and its alternatives, or undefined if no food is known. */
export function findMarks(ingredient: string): FoodMark[] | undefined {
  const found = toAlternatives(ingredient.toLowerCase()).flatMap((one) => {
    const marks = findMarksOfOne(one);
    return marks === undefined ? [] : [marks];
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

/** Matches the longest names first, because "coconut milk" is not milk. */
function findMarksOfOne(line: string): FoodMark[] | undefined {
  let rest = line;
  const marks = new Set<FoodMark>();
  let isKnown = false;
  for (const food of KNOWN) {
    const without = rest.replace(food.pattern, ' ');
    if (without === rest) continue;
    rest = without;
    isKnown = true;
    for (const mark of food.marks) marks.add(mark);
  }
  if (!isKnown) return undefined;
  const promised = new Set(
    PROMISES.flatMap(([words, promise]) => (words.test(line) ? promise : [])),
  );
  return [...marks].filter((mark) => !promised.has(mark));
}

/** Matches the name as a whole word, in the singular or the plural. */
function toPattern(name: string): RegExp {
  return new RegExp(`(?<!\\p{L})${name}(?:s|es)?(?!\\p{L})`, 'gu');
}
