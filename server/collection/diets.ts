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
  [/\b(?:vegan|plant-based)\b/, NOT_VEGAN],
  [
    /\b(?:vegetarian|meat-free)\b|\b(?:vegetable|microbial) rennet\b|\bwithout (?:animal )?(?:lard|rennet|gelatine?)\b/,
    FROM_ANIMALS,
  ],
  [/\bgluten-free\b/, ['gluten']],
  [/\b(?:dairy-free|milk-free|non-dairy)\b/, ['milk']],
  [/\begg-free\b|\bwithout eggs?\b/, ['eggs']],
];

/** "butter, or vegan margarine": an alternative promises nothing about the first choice. */
const ALTERNATIVE = /\bor\b[^,]*/g;

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

/** The marks of every food that an ingredient names, longest name first; undefined where none is known. */
export function findMarks(ingredient: string): FoodMark[] | undefined {
  let rest = ingredient.toLowerCase();
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
  const promised = toPromised(ingredient.toLowerCase());
  return [...marks].filter((mark) => !promised.includes(mark));
}

function toPromised(line: string): FoodMark[] {
  const first = line.replace(ALTERNATIVE, '');
  return PROMISES.flatMap(([words, marks]) => (words.test(first) ? marks : []));
}

/** The word itself, in the singular or the plural, not within another word. */
function toPattern(name: string): RegExp {
  return new RegExp(`(?<!\\p{L})${name}(?:s|es)?(?!\\p{L})`, 'gu');
}
