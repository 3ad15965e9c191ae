import type { Food } from './food.ts';
import { type Content, readTable } from './read-table.ts';
import { ANIMAL } from './table/animal.ts';
import { DAIRY } from './table/dairy.ts';
import { GRAINS } from './table/grains.ts';
import { OTHERS } from './table/others.ts';
import { PANTRY } from './table/pantry.ts';
import { PRODUCE } from './table/produce.ts';
import { SPICES } from './table/spices.ts';

const ROWS = [PRODUCE, ANIMAL, DAIRY, GRAINS, PANTRY, SPICES, OTHERS].flatMap(readTable);

/** The table of foods. Every part of the app that knows foods reads it. */
export const FOODS: readonly Food[] = ROWS.map(({ food }) => food);

const BY_ID = new Map(ROWS.map((row) => [row.food.id, row]));

export function findFood(id: string): Food | undefined {
  return BY_ID.get(id)?.food;
}

/** Pairs of a British and an American name, in the singular. */
export const TRANSLATIONS = ROWS.flatMap(({ translations }) => translations);

/** Lists the contents of a food. They are more detailed than its allergens and diets. */
export function listContents({ id }: Food): readonly Content[] {
  return BY_ID.get(id)?.contents ?? [];
}

/** True if the food is `other` or a kind of it: brie is a cheese, but cheese is not brie. */
export function isKindOf(food: Food, other: Food): boolean {
  if (food.id === other.id) return true;
  const parent = food.kind === undefined ? undefined : findFood(food.kind);
  return parent !== undefined && isKindOf(parent, other);
}
