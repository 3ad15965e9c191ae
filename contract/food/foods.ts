import { readTable } from './read-table.ts';
import type { Food } from './schema.ts';
import { ANIMAL } from './table/animal.ts';
import { DAIRY } from './table/dairy.ts';
import { GRAINS } from './table/grains.ts';
import { OTHERS } from './table/others.ts';
import { PANTRY } from './table/pantry.ts';
import { PRODUCE } from './table/produce.ts';
import { SPICES } from './table/spices.ts';

/** The table of foods. Every part of the app that knows foods reads it. */
export const FOODS: readonly Food[] = [
  PRODUCE,
  ANIMAL,
  DAIRY,
  GRAINS,
  PANTRY,
  SPICES,
  OTHERS,
].flatMap(readTable);

const BY_ID: ReadonlyMap<string, Food> = new Map(FOODS.map((food) => [food.id, food]));

export function findFood(id: string): Food | undefined {
  return BY_ID.get(id);
}

/** True if the food is `other` or a kind of it: brie is a cheese, but cheese is not brie. */
export function isKindOf(food: Food, other: Food): boolean {
  if (food.id === other.id) return true;
  const parent = food.kind === undefined ? undefined : findFood(food.kind);
  return parent !== undefined && isKindOf(parent, other);
}
