import * as v from 'valibot';
import { markedRecipeTexts } from '../../texts/en/marked-recipes.ts';
import { field, UNREADABLE } from '../account/account-fields.ts';
import { RECIPE_NAME_MAX } from '../account/account-limits.ts';
import { hasVisible } from '../visible.ts';

export const RecipeNameBody = v.object({
  recipeName: v.pipe(
    field(markedRecipeTexts.recipeNameRequired),
    v.trim(),
    v.minLength(1, markedRecipeTexts.recipeNameRequired),
    v.maxLength(RECIPE_NAME_MAX, markedRecipeTexts.recipeNameTooLong),
    v.check(
      (text) => text === '' || (hasVisible(text) && !UNREADABLE.test(text)),
      markedRecipeTexts.recipeNameRequired,
    ),
  ),
});
export type RecipeNameBody = v.InferInput<typeof RecipeNameBody>;
