import * as v from 'valibot';

/** The parts of a shop in their default order. */
export const AISLES = [
  'produce',
  'bakery',
  'meat',
  'fish',
  'dairy',
  'chilled',
  'frozen',
  'pasta-rice-grains',
  'cans-jars',
  'oils-sauces',
  'spices',
  'baking',
  'world-foods',
  'snacks-sweets',
  'drinks',
  'household',
  'other',
] as const;
export const Aisle = v.picklist(AISLES);
export type Aisle = v.InferOutput<typeof Aisle>;

export const FoodId = v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
