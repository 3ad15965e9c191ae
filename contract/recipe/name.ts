import * as v from 'valibot';
import { field, UNREADABLE } from '#contract/account/fields.ts';
import { RECIPE_NAME_MAX } from '#contract/account/limits.ts';
import { hasVisible } from '#contract/platform/visible.ts';
import { markedRecipeTexts } from '#texts/marked-recipes.ts';

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
