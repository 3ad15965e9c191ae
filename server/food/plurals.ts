import type { Food } from '#contract/food/food.ts';

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(lea|loa)f$/, '$1ves'],
  [/(chilli|tomato|potato|mango)$/, '$1es'],
  [/([^aeiou])y$/, '$1ies'],
  [/(x|z|ch|sh)$/, '$1es'],
  [/([^s])$/, '$1s'],
];

/** Adds the plurals of a food that people count. The app finds plurals by a rule and does without this list. */
export function withPlurals(food: Food): Food {
  if (food.pieceGrams === undefined) return food;
  return { ...food, names: [...new Set([...food.names, ...food.names.map(toPlural)])] };
}

function toPlural(name: string): string {
  const [ending, plural] = ENDINGS.find(([one]) => one.test(name)) ?? [];
  return ending && plural !== undefined ? name.replace(ending, plural) : name;
}
