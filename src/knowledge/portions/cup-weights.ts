import type { Food } from '#contract/food/food.ts';
import { findFood, isKindOf } from '#contract/food/foods.ts';
import { readLine } from '../shopping/read-line.ts';

/** Grams per cup, from food data of the USDA: long-grain rice swells to three times its volume. */
const COOKED_RICE = 160;
/** American kitchens measure the foods of these aisles, and these foods and their kinds, in cups. */
const AISLES: ReadonlySet<Food['aisle']> = new Set(['baking', 'pasta-rice-grains']);
const MEASURED = ['butter', 'yogurt', 'cream'];
/** Kinds of these aisles that they weigh. */
const WEIGHED = ['pasta', 'noodle'];

/** Returns undefined for food that American kitchens weigh. */
export function findGramsPerCup(name: string): number | undefined {
  const { food } = readLine(name);
  if (!food) return undefined;
  if (isOneOf(food, ['rice']) && /\bcooked\b/i.test(name)) return COOKED_RICE;
  const isMeasured = AISLES.has(food.aisle) && !isOneOf(food, WEIGHED);
  return isMeasured || isOneOf(food, MEASURED) ? food.cupGrams : undefined;
}

function isOneOf(food: Food, ids: readonly string[]): boolean {
  return ids.some((id) => {
    const other = findFood(id);
    return other !== undefined && isKindOf(food, other);
  });
}
