import * as v from 'valibot';
import { keptTexts } from '../texts/en/kept-recipes.ts';
import { field, UNREADABLE } from './account-fields.ts';
import { RECIPE_NAME_MAX } from './account-limits.ts';

/** POST /user/favorites and /user/saved-recipes. */
export const RecipeNameBody = v.object({
  recipeName: v.pipe(
    field(keptTexts.recipeNameRequired),
    v.trim(),
    v.minLength(1, keptTexts.recipeNameRequired),
    v.maxLength(RECIPE_NAME_MAX, keptTexts.recipeNameTooLong),
    v.check((text) => !UNREADABLE.test(text), keptTexts.recipeNameRequired),
  ),
});
export type RecipeNameBody = v.InferInput<typeof RecipeNameBody>;
