import * as v from 'valibot';
import { ALLERGENS, DIETS } from '#contract/recipe/diet.ts';
import { Aisle, FoodId } from './schema.ts';

const line = v.pipe(v.string(), v.trim(), v.minLength(1));
const grams = v.pipe(v.number(), v.minValue(0));

/**
 * A food that people buy and cook with. `names` begins with the British name and has plurals and other spellings.
 * `kind` is the id of a more general food: red onion -> onion. `diets` lists the diets that allow the food.
 */
export const Food = v.object({
  id: FoodId,
  names: v.pipe(v.array(line), v.minLength(1)),
  /** The American name, if it differs from the British one. */
  american: v.optional(line),
  kind: v.optional(FoodId),
  aisle: Aisle,
  allergens: v.array(v.picklist(ALLERGENS)),
  diets: v.array(v.picklist(DIETS)),
  pieceGrams: v.optional(grams),
  /** Grams of a spoon of 15 ml. */
  spoonGrams: v.optional(grams),
  /** Grams of a US cup of 237 ml. */
  cupGrams: v.optional(grams),
});
export type Food = v.InferOutput<typeof Food>;

export const FoodTable = v.array(Food);
