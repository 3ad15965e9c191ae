import { ALLERGENS, type Allergen, DIETS, type Diet } from '../../contract/recipe/diet.ts';
import { FOODS, type FoodMark } from './foods.ts';

export interface DietFacts {
  diets: Diet[];
  allergens: Allergen[];
}

/** Every name of a food, longest first. */
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

/** Words of a line that promise that the food is free of these marks. */
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

/** What the ingredients contain; no diet is claimed where one of them is unknown. */
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

/** The marks of every food that an ingredient names, of all its alternatives; undefined if no food is known. */
export function findMarks(ingredient: string): FoodMark[] | undefined {
  const found = toAlternatives(ingredient.toLowerCase()).flatMap((one) => {
    const marks = findMarksOfOne(one);
    return marks === undefined ? [] : [marks];
  });
  return found.length > 0 ? [...new Set(found.flat())] : undefined;
}

/** "vegan margarine" and "butter" of "vegan margarine, or butter". What follows the last comma is true of each. */
function toAlternatives(line: string): string[] {
  const parts = line.split(/,?\s+or\s+/);
  const [last = ''] = parts.slice(-1);
  const comma = last.lastIndexOf(',');
  const tail = comma < 0 ? '' : last.slice(comma);
  return parts.map((part, at) => (at < parts.length - 1 ? part + tail : part));
}

/** Longest names first: "coconut milk" is not milk. */
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

/** The word itself, in the singular or the plural, not within another word. */
function toPattern(name: string): RegExp {
  return new RegExp(`(?<!\\p{L})${name}(?:s|es)?(?!\\p{L})`, 'gu');
}
