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
  return isKnown ? [...marks] : undefined;
}

/** The word itself, in the singular or the plural, not within another word. */
function toPattern(name: string): RegExp {
  return new RegExp(`(?<!\\p{L})${name}(?:s|es)?(?!\\p{L})`, 'gu');
}
