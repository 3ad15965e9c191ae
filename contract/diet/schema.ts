import * as v from 'valibot';
import { ALLERGENS, DIETS } from '#contract/recipe/diet.ts';

/** Allergens and diets that a user has chosen. Both lists are empty after the user has cleared them. */
export const MyDiet = v.object({
  allergens: v.array(v.picklist(ALLERGENS)),
  diets: v.array(v.picklist(DIETS)),
});
export type MyDiet = v.InferOutput<typeof MyDiet>;

/** `onlyIfNone`: has no effect if the account already has a choice, so that a device does not overwrite it. */
export const DietChange = v.object({ ...MyDiet.entries, onlyIfNone: v.optional(v.boolean()) });
export type DietChange = v.InferOutput<typeof DietChange>;
